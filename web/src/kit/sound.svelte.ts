/** Sounds are off until somebody switches them on; they are made here, not loaded. */
class Sound {
  on = $state(false);
  private context: AudioContext | null = null;

  begin(): void {
    this.on = localStorage.getItem("ludoteka-sound") === "on";
  }

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem("ludoteka-sound", this.on ? "on" : "off");
    if (this.on) this.play("turn");
  }

  /** `turn`: it is your turn; `piece`: somebody has moved; `end`: the game is over. */
  play(kind: "turn" | "piece" | "end"): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    const notes = { turn: [523, 784], piece: [220], end: [523, 659, 784] }[kind];
    notes.forEach((pitch, i) => this.note(pitch, i * 0.12));
  }

  private note(pitch: number, after: number): void {
    const context = this.context;
    if (!context) return;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}
export const sound = new Sound();
