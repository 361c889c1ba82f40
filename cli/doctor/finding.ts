import { Interrupted } from '../failures.js'

/** What the doctor found: `ok`, something to know (`warning`) or something broken (`failed`). */
export interface Finding {
  name: string
  state: 'ok' | 'warning' | 'failed'
  words: string
}

/** Runs one examination; what it throws is a failure with the first line of its message, unless somebody stops the command. */
export async function examine(
  name: string,
  look: () => Promise<Omit<Finding, 'name'>>
): Promise<Finding> {
  try {
    return { name, ...(await look()) }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    return { name, state: 'failed', words: String((error as Error).message).split('\n')[0] }
  }
}

export const ok = (words: string) => ({ state: 'ok' as const, words })
export const warning = (words: string) => ({ state: 'warning' as const, words })
export const failed = (words: string) => ({ state: 'failed' as const, words })

const SIGNS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' }

/** A finding on one line. */
export function lineOf({ name, state, words }: Finding): string {
  return `${SIGNS[state]}  ${name.padEnd(16)}  ${words}`
}
