import type { TextSource } from '~/translation/error_text'
import type { ScanFailure } from './scan_state'

/** The sentence of a refused scan: qr_code.error.{code}, else errors.default. @source requirements Q-15 */
export function scanErrorText(source: TextSource, failure: ScanFailure): string {
  const key = `qr_code.error.${failure.code}`
  const values = { wait_for: failure.waitForSeconds ?? 0 }
  return source.text(source.has(key) ? key : 'errors.default', values)
}

/**
 * What to do now: qr_code.todo.{code}, else qr_code.todo.default. A text that is none of our codes
 * has a sentence of its own, because there is no sticker to report.
 */
export function scanTodoText(
  source: TextSource,
  failure: ScanFailure,
  code: string | undefined
): string {
  const isForeign = failure.code === 'invalid_code' && code === undefined
  const key = `qr_code.todo.${isForeign ? 'foreign_code' : failure.code}`
  return source.text(source.has(key) ? key : 'qr_code.todo.default', {})
}
