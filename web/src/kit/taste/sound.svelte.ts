import { untrack } from "svelte";
import { preferred } from "./preferences.svelte";

type Kind = "turn" | "piece" | "end";
/** The loudest that there is: still quiet. */
const LOUDEST = 0.3;

/** Sounds are made here, not loaded. */
class Sound {
  private context: AudioContext | null = null;
  private sounding = 0;

  get on(): boolean {
    return preferred.values.turn > 0 || preferred.values.pieces > 0;
  }

  toggle(): void {
    preferred.choose(this.on ? { turn: 0, pieces: 0 } : { turn: 40 });
    if (this.on) this.play("turn");
  }

  /** `turn`: it is your turn; `piece`: somebody has moved; `end`: the game is over. */
  play(kind: Kind): void {
    const { turn, pieces } = untrack(() => preferred.values); // whoever changes it hears nothing again
    const volume = (kind === "piece" ? pieces : turn) / 100;
    // a browser lets no page be heard before somebody has touched it
    if (!volume || navigator.userActivation?.hasBeenActive === false) return;
    this.context ??= new AudioContext();
    void this.context.resume();
    const notes = { turn: [523, 784], piece: [220], end: [523, 659, 784] }[kind];
    notes.forEach((pitch, i) => this.note(pitch, i * 0.12, volume * LOUDEST));
  }

  private note(pitch: number, after: number, loudness: number): void {
    const context = this.context;
    if (!context) return;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
    this.sounding += 1;
    // silence is not computed, which costs a battery as much as sound
    tone.onended = () => {
      this.sounding -= 1;
      if (!this.sounding) void context.suspend();
    };
  }
}
export const sound = new Sound();
