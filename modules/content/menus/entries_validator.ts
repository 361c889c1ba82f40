import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { line } from '#app/validation/rules'
import { cleanLink } from '#content/blocks/main'
import { budapestInstant } from '#content/records/budapest_instant'
import { AUDIENCES, ENTRIES_MAX, ENTRY_TITLE_MAX } from '../blocks/shared/entries.js'

const KEY = /^[a-z0-9][a-z0-9-]{0,39}$/
const EVENT = /^[a-z0-9_]{1,60}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const linkRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const link = isUnfinished(value) ? unfinished(value) : cleanLink(value)
  if (link) field.mutate(link, field)
  else field.report('invalid', 'invalid', field)
})

const timeRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && budapestInstant(value) === null) {
    field.report('invalid', 'invalid', field)
  }
})

/** A link whose kind is chosen and whose target is not: a draft keeps it while somebody looks for it. */
type Unfinished = { to: 'record'; key: '' } | { to: 'url'; url: '' }

export function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== 'object' || value === null) return false
  const { to, key, url } = value as Record<string, unknown>
  return (to === 'record' && key === '') || (to === 'url' && url === '')
}

const unfinished = (link: Unfinished): Unfinished =>
  link.to === 'record' ? { to: 'record', key: '' } : { to: 'url', url: '' }

const words = () => line(ENTRY_TITLE_MAX).nullable().optional()
const time = () => vine.string().trim().regex(TIME).use(timeRule()).nullable().optional()

/** What the text of a menu or footer may hold. */
export const entriesValidator = vine.create({
  entries: vine
    .array(
      vine.object({
        key: vine.string().trim().regex(KEY),
        audience: vine.enum(AUDIENCES),
        title_hu: words(),
        title_en: words(),
        link: vine.any().use(linkRule()).nullable().optional(),
        event: vine.string().trim().regex(EVENT).nullable().optional(),
        is_shown: vine.boolean({ strict: true }),
        from: time(),
        until: time(),
      })
    )
    .maxLength(ENTRIES_MAX)
    .distinct('key'),
})
