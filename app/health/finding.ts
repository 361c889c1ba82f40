import { OutOfPatience, withPatience } from '#app/patience'
import { Stopped } from '#app/progress'
import { storedReason, toldReason } from '#app/outbox/failures'
import type { FiguresOf, FindingCode } from './findings.js'

/** Measures of what was looked at, by their names: numbers, and names, days or moments as texts. */
export type Figures = Record<string, number | string>

/** What the doctor found: `ok`, something to know (`warning`) or something broken (`failed`). */
export interface Finding {
  name: string
  state: 'ok' | 'warning' | 'failed'
  /** What the command line says. */
  words: string
  /** What pages say in the reader's language; what is well has none, nor has what no page shows. */
  code?: FindingCode
  figures?: Figures
}

/** What an examination of the shop finds: nothing, or something that pages have words for. */
export type Found = Omit<Finding, 'name'> & ({ state: 'ok' } | { code: FindingCode })

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
    return { name, ...thrown(error as Error) }
  }
}

export const ok = (words: string, figures?: Figures) => finding('ok' as const, words, figures)
export const warning = (words: string, figures?: Figures) => finding('warning', words, figures)
export const failed = (words: string, figures?: Figures) => finding('failed', words, figures)

/** Something of the shop to know, or something broken: its code and figures for pages, its words for the command line. */
export const toKnow = told('warning')
export const broken = told('failed')

function told(state: 'warning' | 'failed') {
  return <Code extends FindingCode>(code: Code, words: string, figures: FiguresOf<Code>): Found => {
    return { ...finding(state, words, figures), code }
  }
}

function finding<State extends Finding['state']>(state: State, words: string, figures?: Figures) {
  return { state, words, ...(figures && { figures }) }
}

/** A message is in the language of who wrote it: pages are told a code and one sign of the other side, such as a status. */
function thrown(error: Error): Omit<Finding, 'name'> {
  const { reason, detail } = toldReason(storedReason(error))
  const isLate = error instanceof OutOfPatience || error.name === 'TimeoutError'
  const known = reason === 'refused' ? 'refused' : 'threw'
  const code = isLate || reason === 'no_answer' ? 'unanswered' : known
  const words = String(error.message).split('\n')[0]
  const says = detail !== null && SIGN.test(detail) && !isLate
  return { state: 'failed', words, code, ...(says && { figures: { detail } }) }
}

/** A status or a code; the name of a class says nothing. */
const SIGN = /^[A-Z0-9_]+$/
const SIGNS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' }

/** A finding on one line. */
export function lineOf({ name, state, words }: Finding): string {
  return `${SIGNS[state]}  ${name.padEnd(16)}  ${words}`
}
