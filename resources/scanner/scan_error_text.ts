import type { TextSource } from '~/translation/error_text'
import type { ScanFailure } from './scan_state'

/** The sentence of a refused scan: qr_code.error.{code}, else errors.default. @source specification §8 */
export function scanErrorText(source: TextSource, failure: ScanFailure): string {
  const key = `qr_code.error.${failure.code}`
  const values = { wait_for: failure.waitForSeconds ?? 0 }
  return source.text(source.has(key) ? key : 'errors.default', values)
}
