import type { StoredLink } from '@blocks/definitions'
import { entryText, isEntry, targetOf } from '../menus/entries'

/** A value as a person reads it: marks of HTML are gone, and paragraphs are lines. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value) && value.every(isEntry)) return value.map(entryText).join('\n')
  if (isLink(value)) return targetOf(value)
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}

const isLink = (value: unknown): value is StoredLink =>
  typeof value === 'object' && value !== null && 'to' in value

/** Signs the cleaner writes as names. */
const NAMED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

function plain(text: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(text)) return text
  return text
    .replace(/<(br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (name) => NAMED[name])
    .trim()
}
