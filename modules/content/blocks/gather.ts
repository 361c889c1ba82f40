import { inLanguage } from '#app/in_language'
import type { Language, RecordKind, StoredBlock } from './shared/definitions.js'
import { isInBoth, walk, type Leaf } from './shared/walk.js'
import { plainTextOf } from './plain_text.js'

/** What the blocks say in a language, as plain text for search; a text that is missing in it in the other one. */
export function textOf(blocks: StoredBlock[], locale: Language): string {
  const texts: string[] = []
  walk(blocks, (leaf) => {
    // Each text is met once a language: the Hungarian visit speaks for both.
    if (leaf.language !== 'hu' || (leaf.only && leaf.only !== locale)) return
    const text = bothOf(leaf)
    const said = inLanguage(locale, text.hu, text.en)
    if (said) texts.push(leaf.field.kind === 'rich' ? plainTextOf(said) : said)
  })
  return texts.join('\n')
}

/** A place in blocks that shows a picture or a file. */
export interface MediaPlace {
  key: string
  kind: 'picture' | 'file'
  path: string
  /** Words beside it that stand in for those of the library, and where they lie; null where it has none. */
  alt: { path: string; isThere: boolean } | null
  /** Whether a reader who cannot see it must be told what it shows. */
  needsWords: boolean
  only: Language | null
}

/** Where the blocks show pictures and files. */
export function mediaPlacesIn(blocks: StoredBlock[]): MediaPlace[] {
  const places: MediaPlace[] = []
  walk(blocks, (leaf) => {
    const { field, value, path, block, props, only, name } = leaf
    if (field.kind !== 'media' || typeof value !== 'string' || !value) return
    const alt = WITH_ALT.has(block.name)
      ? { path: `${path.slice(0, -name.length)}alt_text_hu`, isThere: hasWords(props, only) }
      : null
    const needsWords = field.of === 'picture' && name !== 'poster' && props.decorative !== true
    places.push({ key: value, kind: field.of, path, alt, needsWords, only })
  })
  return places
}

/** Blocks that have words of their own for their pictures. */
const WITH_ALT = new Set(['image', 'carousel'])

function hasWords(props: Leaf['props'], only: Language | null): boolean {
  return Boolean(props.alt_text_hu || (only === 'en' && props.alt_text_en))
}

/** Keys of the pictures and files that the blocks show, each once. */
export function mediaIn(blocks: StoredBlock[]): string[] {
  return [...new Set(mediaPlacesIn(blocks).map(({ key }) => key))]
}

/** A record that blocks show or lead to. */
export interface RecordRef {
  key: string
  /** Null where a link may lead to any kind. */
  kind: RecordKind | null
  path: string
}

/** Records that the blocks show or lead to, with the place that names them. */
export function refsIn(blocks: StoredBlock[]): RecordRef[] {
  const refs: RecordRef[] = []
  walk(blocks, ({ field, value, path }) => {
    if (field.kind === 'ref' && typeof value === 'string' && value) {
      refs.push({ key: value, kind: field.of, path })
    }
    if (field.kind === 'link' && isRecordLink(value)) {
      refs.push({ key: value.key, kind: null, path })
    }
  })
  return refs
}

/** How many texts wait for their Hungarian and for their English words. */
export function missingIn(blocks: StoredBlock[]): Record<Language, number> {
  const missing = { hu: 0, en: 0 }
  walk(blocks, (leaf) => {
    const { language, only } = leaf
    if (language && (!only || only === language) && isMissing(leaf)) missing[language]++
  })
  return missing
}

/** Whether a text is empty that a reader should find. */
export function isMissing(leaf: Leaf): boolean {
  if (!isInBoth(leaf.field)) return false
  const texts = bothOf(leaf)
  const isEmpty = leaf.language === 'hu' ? !texts.hu : !texts.en
  const isWanted = !leaf.field.optional || Boolean(texts.hu || texts.en)
  return isEmpty && isWanted
}

function bothOf({ field, name, props }: Leaf): Record<Language, string> {
  const said = (language: Language) => {
    const value = props[`${name}_${language}`]
    if (typeof value !== 'string') return ''
    // Editors leave empty paragraphs behind.
    return field.kind === 'rich' && !plainTextOf(value) ? '' : value
  }
  return { hu: said('hu'), en: said('en') }
}

function isRecordLink(value: unknown): value is { to: 'record'; key: string } {
  if (typeof value !== 'object' || value === null) return false
  const { to, key } = value as { to?: unknown; key?: unknown }
  return to === 'record' && typeof key === 'string'
}
