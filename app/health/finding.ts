import { withPatience } from '#app/patience'
import { Stopped } from '#app/progress'

/** Measures of what was looked at, by their names: numbers, and days or moments as texts. */
export type Figures = Record<string, number | string>

/** What the doctor found: `ok`, something to know (`warning`) or something broken (`failed`). */
export interface Finding {
  name: string
  state: 'ok' | 'warning' | 'failed'
  words: string
  figures?: Figures
}

/** Runs one examination; what it throws, or an answer that does not come in time, is a failure with the first line of its message, unless somebody stops it. */
export async function examine(
  name: string,
  look: () => Promise<Omit<Finding, 'name'>>,
  patienceMs?: number
): Promise<Finding> {
  try {
    const found = look()
    return { name, ...(await (patienceMs ? withPatience(found, patienceMs) : found)) }
  } catch (error) {
    if (error instanceof Stopped) throw error
    return { name, state: 'failed', words: String((error as Error).message).split('\n')[0] }
  }
}

export const ok = (words: string, figures?: Figures) => finding('ok', words, figures)
export const warning = (words: string, figures?: Figures) => finding('warning', words, figures)
export const failed = (words: string, figures?: Figures) => finding('failed', words, figures)

function finding(state: Finding['state'], words: string, figures?: Figures) {
  return { state, words, ...(figures && { figures }) }
}

const SIGNS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' }

/** A finding on one line. */
export function lineOf({ name, state, words }: Finding): string {
  return `${SIGNS[state]}  ${name.padEnd(16)}  ${words}`
}
