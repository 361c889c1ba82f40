import { keepText, keptText } from '~/hooks/browser_store'

/** Whether somebody opened the scanner on this phone. */
const OPENED = 'scanner-opened'
const EVENT = 'mesterpont:scanner-opened'

/** What a browser says of its line, where it says anything. @source https://wicg.github.io/netinfo/ */
interface Line {
  effectiveType?: string
  saveData?: boolean
}

/** The member opened the scanner: it is kept for places without a network from now on. */
export function noteScannerOpened(): void {
  keepText(OPENED, 'yes')
  window.dispatchEvent(new Event(EVENT))
}

/** Does `work` when the scanner is opened; answers how to take it back. */
export function onScannerOpened(work: () => void): () => void {
  window.addEventListener(EVENT, work)
  return () => window.removeEventListener(EVENT, work)
}

/** Whether camera and decoders, some 350 kB, are worth keeping: they were used, or the line does not feel it. */
export function isScannerWanted(): boolean {
  if (keptText(OPENED) !== undefined) return true
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.effectiveType === '4g' && connection.saveData !== true
}
