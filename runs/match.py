"""search with policy prior v classic: match.py generation-1.npz games seed own_sims byhand_sims key=value..."""
import sys, pickle, random, numpy as np
import ludoteka
from dataclasses import replace
from benchmarks.learned import Side, interval, play
from ludoteka.search.models import BY_HAND
from ludoteka.engine import network
def words_of(path):
    return np.load(path)['policy'].astype(np.float64)
def main():
    path,games,seed,own_s,by=sys.argv[1],*map(int,sys.argv[2:6])
    game=ludoteka.game('oriflamme-alliance')
    w=words_of(path)
    assert w.size==network.size(int(w[0]),int(w[1]))
    a=Side.of(game,w,own_s); h=Side.of(game,BY_HAND,by)
    from ludoteka.search.kernels import search_kernels
    base=search_kernels(game).by_hand
    for spec in sys.argv[6:] or ['']:
        kv={k:float(x) for k,x in (q.split('=') for q in spec.split(',') if q)}
        for sd in (a,h): sd.seconds=0;sd.decisions=0;sd.points=[]
        if 'own' in kv:
            a.simulations=int(kv.pop('own')); a.tree.capacity
        a.tree._tuning=replace(base,**kv).words()
        won=0
        for number in range(games):
            dice=random.Random(f"{seed} {number}")
            pos=game.new(3,seed=seed+number//3)
            won+=play(pos,number%3,a,h,dice)
        lo,hi=interval(won,games)
        print(f"{path} {spec} {a.simulations} v {h.simulations} seed {seed}: {won/games:.1%} ({lo:.1%}-{hi:.1%}) of {games}, pts {np.mean(a.points):.1f} v {np.mean(h.points):.1f}, ms {1000*a.seconds/a.decisions:.2f} v {1000*h.seconds/h.decisions:.2f}",flush=True)
if __name__=='__main__': main()
