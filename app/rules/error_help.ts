/** What is offered on the page of an error before the way home. */
export type ErrorHelp = 'log_in' | 'again'

const TOO_MANY = 429

/** What helps against an error; null where only the way home is left. */
export function errorHelp(status: number, code: string): ErrorHelp | null {
  if (status === 401) return 'log_in'
  // What was done may have been done: whoever looks first does it once.
  if (code === 'outcome_unknown') return null
  return status === TOO_MANY || status >= 500 ? 'again' : null
}
