import logger from '@adonisjs/core/services/logger'
import { otherLanguage, recordLanguage } from '#app/in_language'
import { sanitise } from '#app/sanitise'
import {
  definitionOf,
  type BlockValue,
  type Field,
  type FieldsOf,
  type Language,
  type ShownBlock,
  type ShownLink,
  type ShownMedia,
  type StoredBlock,
  type StoredLink,
} from './shared/definitions.js'
import { blocksIn, isGroup, isInBoth, rowsOf } from './shared/walk.js'
import { hrefOf } from './links.js'

/** What blocks are shown with. */
export interface ShowOptions {
  locale: string
  /** What the library shows, by key; a picture that is missing there is left out. */
  media: ReadonlyMap<string, ShownMedia>
  /** Addresses of the live records that links lead to, by key. */
  records?: ReadonlyMap<string, string>
}

/** Warnings that were given, at most: a version is read often and warned of once. */
const WARNED_MAX = 1000
const warned = new Set<string>()

/**
 * The blocks in a language, each text in the other one where it is missing; nothing in them depends on the reader. Right
 * answers are never among them.
 *
 * @source requirements T-01 to T-17 and S-10
 */
export function showBlocks(blocks: StoredBlock[], options: ShowOptions): ShownBlock[] {
  return blocks.flatMap(({ id, name, only, props }) => {
    if (only && only !== recordLanguage(options.locale)) return []
    const definition = definitionOf(name)
    if (definition) return [{ id, name, props: shownFields(definition.fields, props, options) }]
    warnOnce(id, name)
    return []
  })
}

function shownFields(
  fields: FieldsOf,
  props: Record<string, BlockValue>,
  options: ShowOptions
): Record<string, BlockValue> {
  const shown: Record<string, BlockValue> = {}
  const langs: Record<string, Language> = {}
  for (const [name, field] of Object.entries(fields)) {
    if ('secret' in field && field.secret) continue
    if (!isInBoth(field)) {
      shown[name] = shownValue(field, props[name], options)
      continue
    }
    const { text, language } = textIn(props, name, options.locale)
    shown[name] = field.kind === 'rich' ? sanitise(text) : text
    if (text && language !== options.locale) langs[name] = language
  }
  return Object.keys(langs).length ? { ...shown, langs } : shown
}

function shownValue(field: Field, value: BlockValue | undefined, options: ShowOptions): BlockValue {
  switch (field.kind) {
    case 'link':
      return linkOf(value, options)
    case 'media':
      return mediumOf(value, field.of, options)
    case 'list':
      return rowsOf(value).map((row) => shownFields(field.fields, row, options))
    case 'group':
      return isGroup(value) ? shownFields(field.fields, value, options) : null
    case 'children':
      return showBlocks(blocksIn(value), options)
    case 'choice':
    case 'flag':
      return value ?? field.otherwise
    default:
      return value ?? null
  }
}

/** A picture where a picture belongs, a file where a file does. */
function mediumOf(
  value: BlockValue | undefined,
  of: 'picture' | 'file',
  { media }: ShowOptions
): ShownMedia | null {
  const medium = typeof value === 'string' ? media.get(value) : undefined
  return medium && (medium.bytes === null) === (of === 'picture') ? medium : null
}

/** The wanted text, else that of the other language. */
function textIn(
  props: Record<string, BlockValue>,
  name: string,
  locale: string
): { text: string; language: Language } {
  const first = recordLanguage(locale)
  const other = otherLanguage(first)
  const said = (language: Language) => {
    const text = props[`${name}_${language}`]
    return typeof text === 'string' ? text : ''
  }
  const wanted = said(first)
  return wanted ? { text: wanted, language: first } : { text: said(other), language: other }
}

function linkOf(value: BlockValue | undefined, { records }: ShowOptions): ShownLink | null {
  const href = isLink(value) ? hrefOf(value, records) : null
  return href ? { href, external: !href.startsWith('/') } : null
}

function isLink(value: unknown): value is StoredLink {
  return typeof value === 'object' && value !== null && 'to' in value
}

function warnOnce(id: string, name: string): void {
  const key = `${id} ${name}`
  if (warned.has(key) || warned.size >= WARNED_MAX) return
  warned.add(key)
  logger.warn({ block: id, name }, 'A block of unknown name is left out')
}
