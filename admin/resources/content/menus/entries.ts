import type { StoredLink } from '@blocks/definitions'
import { ENTRY_TITLE_MAX, LASTING_KEYS, type EntriesKind, type Entry } from '@blocks/entries'
import { newBlockId } from '../tree/block_id'
import { rowsOf, type Field } from '../fields/field'

const EVENT_MAX = 60

const PLACES: Field[] = [
  { name: 'title', kind: 'plain', both: true, must: true, max: ENTRY_TITLE_MAX },
  { name: 'link', kind: 'link', must: true },
  { name: 'audience', kind: 'choice', choices: ['all', 'guest', 'member'], begin: 'all' },
]
const DATES: Field[] = [
  { name: 'from', kind: 'instant' },
  { name: 'until', kind: 'instant' },
]

/** What an entry says, beside whether it is shown. Clicks in the footer are not measured. */
export const ENTRY_FIELDS: Record<EntriesKind, readonly Field[]> = {
  menu: [...PLACES, { name: 'event', kind: 'plain', max: EVENT_MAX }, ...DATES],
  footer: [...PLACES, ...DATES],
}

/** Whether a record is a list of entries. */
export const isMenu = (kind: string): kind is EntriesKind => kind === 'menu' || kind === 'footer'

/** The entries that stand in a body. */
export const entriesIn = (fields: Readonly<Record<string, unknown>>) =>
  rowsOf(fields.entries) as unknown as readonly Entry[]

/** Whether something that is stored is an entry. */
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && 'audience' in value

/** An entry in one line, for comparing. */
export function entryText({ title_hu, title_en, link, audience, is_shown, from, until }: Entry) {
  const target = link && targetOf(link)
  const dates = from || until ? `${from ?? ''} – ${until ?? ''}` : ''
  const shown = is_shown ? audience : '–'
  return [title_hu, title_en, target, shown, dates].filter(Boolean).join(' | ')
}

/** Where a link leads, in a word. */
export function targetOf(link: StoredLink): string {
  if (link.to === 'url') return link.url
  return link.to === 'route' ? link.name : link.key
}

/** What an entry is called in one of several lists; undefined where none has it. */
export function entryTitle(key: string, lists: readonly (readonly Entry[])[]): string | undefined {
  const entry = lists.flat().find((one) => one.key === key)
  return entry && (entry.title_hu || entry.title_en || key)
}

/** Whether an entry is one that a shop always has. */
export const isLasting = (kind: EntriesKind, { key }: Entry) => LASTING_KEYS[kind].includes(key)

/** An entry that leads nowhere yet. */
export function newEntry(): Entry {
  const key = `link-${newBlockId().toLowerCase()}`
  return { key, audience: 'all', title_hu: '', title_en: '', link: null, is_shown: true }
}

/** The entries with one of them at another place. */
export function movedEntry(entries: readonly Entry[], key: string, to: number): readonly Entry[] {
  const from = entries.findIndex((one) => one.key === key)
  if (from < 0 || to < 0 || to >= entries.length || to === from) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from])
}

/** Where an entry comes to stand that is dropped at the upper or lower edge of another one. */
export function placeAtEdge(
  entries: readonly Entry[],
  { dragged, target, isBelow }: { dragged: string; target: string; isBelow: boolean }
): number {
  const others = entries.filter(({ key }) => key !== dragged)
  return others.findIndex(({ key }) => key === target) + (isBelow ? 1 : 0)
}
