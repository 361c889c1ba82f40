import { normaliseCode } from '@rules/code_text'

/** Characters of a code without dashes. */
export const CODE_LENGTH = 16
/** A letter that no sticker carries; O, I and L are read as the figures they look like. */
const FOREIGN = /U/i

/** What can be said of a code while it is typed. */
export type TypedCodeState =
  | { name: 'incomplete'; left: number }
  /** A character that no code has. */
  | { name: 'foreign'; character: string }
  /** Complete, but the check character does not fit: somewhere is a typing error. */
  | { name: 'wrong' }
  | { name: 'right'; code: string }

/** Judges typed characters as far as they go; the last one checks all others. */
export function typedCodeState(text: string, pattern: string): TypedCodeState {
  const [foreign] = FOREIGN.exec(text) ?? []
  if (foreign) return { name: 'foreign', character: foreign }
  const left = CODE_LENGTH - text.replaceAll('-', '').length
  if (left > 0) return { name: 'incomplete', left }
  const code = normaliseCode(text, pattern)
  return code ? { name: 'right', code } : { name: 'wrong' }
}
