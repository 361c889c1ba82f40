import type { BlockProblem } from '#content/blocks/main'
import { budapestInstant } from '#content/records/budapest_instant'
import { entriesOf, LASTING_KEYS, type EntriesKind } from '../blocks/shared/entries.js'
import { isUnfinished } from './entries_validator.js'

/** What is wrong with entries that are each right. @source requirements L-07 and L-08 */
export function entryProblems(
  kind: EntriesKind,
  body: object,
  purpose: 'draft' | 'publication'
): BlockProblem[] {
  const entries = entriesOf(body)
  const keys = new Set(entries.map(({ key }) => key))
  const lost = LASTING_KEYS[kind].filter((key) => !keys.has(key))
  const problems: BlockProblem[] = lost.map((key) => ({
    path: 'entries',
    rule: 'lasting_entry',
    meta: { key },
  }))
  for (const [at, { link, from, until }] of entries.entries()) {
    const isOpen = !from || !until || budapestInstant(from)! < budapestInstant(until)!
    if (!isOpen) problems.push({ path: `entries.${at}.until`, rule: 'ends_too_soon' })
    const isWhole = link && !isUnfinished(link)
    if (purpose === 'publication' && !isWhole) {
      problems.push({ path: `entries.${at}.link`, rule: 'required' })
    }
  }
  return problems
}

/** How many titles wait for their Hungarian and for their English words. */
export function missingOfEntries(body: object): { hu: number; en: number } {
  const entries = entriesOf(body)
  return {
    hu: entries.filter(({ title_hu: title }) => !title).length,
    en: entries.filter(({ title_en: title }) => !title).length,
  }
}
