import type { AnswerTone } from "../answers/Answer";

const STORAGE_KEY = "aksara:bunyi";

/** Frequency and length of each tone, which follow each other: told apart without looking. */
const TONES: Readonly<Record<AnswerTone, readonly (readonly [hertz: number, seconds: number])[]>> = {
  done: [[880, 0.09]],
  notice: [
    [660, 0.08],
    [880, 0.08],
  ],
  asks: [
    [520, 0.12],
    [520, 0.12],
  ],
  refused: [
    [300, 0.14],
    [200, 0.22],
  ],
};
const PAUSE_SECONDS = 0.04;
const VOLUME = 0.12;

let context: AudioContext | undefined;

/** A browser that plays nothing is no failure: the answer is seen and read out as well. */
export function playTone(tone: AnswerTone): void {
  if (isMuted() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of TONES[tone]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.value = VOLUME;
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + PAUSE_SECONDS;
  }
}

export function isMuted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "mati";
  } catch {
    return false;
  }
}

export function setMuted(isOff: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOff ? "mati" : "hidup");
  } catch {
    // Without localStorage the choice is forgotten by the next visit.
  }
}
