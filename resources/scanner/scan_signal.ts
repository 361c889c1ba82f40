/** Height, start and length of a tone: in Hz, and in seconds. */
type Tone = readonly [hertz: number, at: number, seconds: number]

/** Two rising tones: heard over a mixer, and known without looking. */
const CREDITED: Tone[] = [
  [880, 0, 0.09],
  [1320, 0.1, 0.14],
]
/** One tone between the others: the code is noted, nothing was gained. */
const NOTED: Tone[] = [[520, 0, 0.12]]
/** One low tone. */
const REFUSED: Tone[] = [[220, 0, 0.28]]
const LOUDNESS = 0.25
/** Vibration and pauses, in ms. */
const CREDITED_VIBRATION = [100]
const NOTED_VIBRATION = [40]
const REFUSED_VIBRATION = [60, 80, 60]

/** Tells with sound and vibration what became of a scan, for hands in gloves and eyes elsewhere. */
export interface ScanSignal {
  credited(): void
  refused(): void
  /** Nothing new: kept on the phone and sent later, or the member's own already. */
  noted(): void
  close(): void
}

/** Must be made in answer to a tap: browsers let nothing sound before one. */
export function createScanSignal(): ScanSignal {
  const context = typeof AudioContext === 'undefined' ? null : new AudioContext()
  const give = (tones: Tone[], vibration: number[]) => {
    if (context) for (const tone of tones) sound(context, tone)
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibration)
  }
  return {
    credited: () => give(CREDITED, CREDITED_VIBRATION),
    refused: () => give(REFUSED, REFUSED_VIBRATION),
    noted: () => give(NOTED, NOTED_VIBRATION),
    close: () => void context?.close(),
  }
}

function sound(context: AudioContext, [hertz, at, seconds]: Tone) {
  void context.resume()
  const start = context.currentTime + at
  const oscillator = context.createOscillator()
  const loudness = context.createGain()
  oscillator.frequency.value = hertz
  loudness.gain.setValueAtTime(LOUDNESS, start)
  // A tone that is cut off clicks.
  loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  oscillator.connect(loudness).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}
