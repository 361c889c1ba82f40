import { createHash } from 'node:crypto'
import type { ExchangeDocument } from '../exchange_kind.js'

const INDENT = 2

/** A document as its file has it. */
export function textOfDocument(document: object): string {
  return `${JSON.stringify(document, null, INDENT)}\n`
}

/** What tells whether two installations have the same text, however their files are laid out. */
export function hashOfDocument(document: ExchangeDocument): string {
  return createHash('sha256').update(textOfDocument(document)).digest('hex')
}
