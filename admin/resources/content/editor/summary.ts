import { textOf, type Field } from '../fields/field'
import type { Block } from '../tree/block_tree'

/** Signs of a text that a closed card shows. */
const SUMMARY_MAX = 90

/** The first words a block says. */
export function summaryOf({ props }: Block, fields: readonly Field[]): string {
  const first = fields.find(({ kind, both }) => both && (kind === 'plain' || kind === 'rich'))
  if (!first) return ''
  const text = textOf(props, `${first.name}_hu`) || textOf(props, `${first.name}_en`)
  const words = text
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > SUMMARY_MAX ? `${words.slice(0, SUMMARY_MAX)}…` : words
}
