import { isDatabaseError } from '#app/exceptions/database_errors'

const ADDRESS = /[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]+\.[a-z]{2,}/gi
const LONG_NUMBER = /\+?\d(?:[ -]?\d){8,}/g
const CAUSES_MAX = 3

/** An error as it is logged: no statement, no bound value, no address, no phone number. */
export function safeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) }
  const { name, code, status, constraint, table, routine, cause } = error as Error &
    Record<string, unknown>
  const message = isDatabaseError(error) ? 'Database error' : scrub(error.message)
  return {
    type: name,
    message,
    ...defined({ code, status, constraint, table, routine }),
    stack: stackOf(error),
    ...(cause && depth < CAUSES_MAX ? { cause: safeError(cause, depth + 1) } : {}),
  }
}

/** Hides e-mail addresses and phone numbers in a sentence. */
export function scrub(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(LONG_NUMBER, '[number]')
}

/** Only where it happened: the first line of a stack repeats the message. */
function stackOf(error: Error) {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function defined(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
