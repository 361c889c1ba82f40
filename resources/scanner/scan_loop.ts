import { DECODES_PER_SECOND_MAX } from './constants'
import type { Decoder } from './decoder'

/** What the loop needs: a frame when there is one, a place for the text, and a clock in ms. */
export interface ScanLoopParts {
  decoder: Pick<Decoder, 'decode'>
  /** The picture of the scan region, or null while the video is not running. */
  frame(): ImageData | null
  onText(text: string): void
  /** Every decoder is out of order. */
  onBroken(): void
}

const PAUSE_MS = 1000 / DECODES_PER_SECOND_MAX

/**
 * Decodes frame after frame, one at a time and at most 25 a second, until stopped. Frames without
 * a code are nothing to speak of.
 *
 * @returns a function that stops the loop
 */
export function startScanLoop({ decoder, frame, onText, onBroken }: ScanLoopParts): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout>

  async function turn() {
    const begun = performance.now()
    const picture = frame()
    try {
      const text = picture ? await decoder.decode(picture) : null
      if (stopped) return
      if (text !== null) onText(text)
    } catch {
      if (!stopped) onBroken()
      return
    }
    // Browsers leave out parts of a millisecond, and the pause would be too short by them.
    const pause = Math.max(0, Math.ceil(begun + PAUSE_MS - performance.now()))
    if (!stopped) timer = setTimeout(turn, pause)
  }

  timer = setTimeout(turn, 0)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
