const TONES = { good: [880, 0.12], bad: [220, 0.35] } as const;

let context: AudioContext | undefined;

/** Heard where the screen is not looked at. Silent where a browser makes no sounds. */
export function playSignal(kind: keyof typeof TONES): void {
  try {
    context ??= new AudioContext();
    const [pitch, seconds] = TONES[kind];
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + seconds);
  } catch {
    context = undefined;
  }
}
