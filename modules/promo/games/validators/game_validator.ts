import vine from '@vinejs/vine'
import type { FieldContext, Infer } from '@vinejs/vine/types'
import { integer } from '#app/validation/numbers'
import { calendarDay, email, line, notBefore, pictureName } from '#app/validation/rules'
import type { GameTerms } from '../game_terms.js'

const TITLE_MAX = 120
const LEAD_MAX = 500
const SLUG_MAX = 40
const PAGE_MAX = 100
/** Winners of one prize; more are several prizes. */
const ITEMS_MAX = 100
const PRIZES_MAX = 120
/** Names a game in its addresses and in the files of its draws. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const DRAW = /^(main|w[1-9]\d?)$/

/** Days of a game at most: a game of years would have weeks without end. */
const DAYS_MAX = 366
const DAY_MS = 24 * 60 * 60 * 1000

const withinAYear = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const first: unknown = field.parent.first_day
  if (typeof value !== 'string' || typeof first !== 'string') return
  if ((Date.parse(value) - Date.parse(first)) / DAY_MS > DAYS_MAX) field.report('max', 'max', field)
})

const text = (max: number) => line(max).nullable().optional()

/** A prize game as the back-office sends it; what is missing is told by its gaps, so drafts may wait for it. */
export const gameValidator = vine.create({
  slug: line(SLUG_MAX).regex(SLUG),
  title_hu: line(TITLE_MAX).minLength(1),
  title_en: text(TITLE_MAX),
  lead_hu: text(LEAD_MAX),
  lead_en: text(LEAD_MAX),
  first_day: calendarDay(),
  last_day: calendarDay().use(notBefore('first_day')).use(withinAYear()),
  contact_email: email().nullable().optional(),
  observer_email: email().nullable().optional(),
  rules_page: line(PAGE_MAX).regex(SLUG).nullable().optional(),
  prizes: vine
    .array(
      vine.object({
        draw: line(SLUG_MAX).regex(DRAW),
        name_hu: line(TITLE_MAX).minLength(1),
        name_en: text(TITLE_MAX),
        items: integer([1, ITEMS_MAX]),
        picture: pictureName(),
      })
    )
    .maxLength(PRIZES_MAX)
    .nullable()
    .optional(),
})

/** What was sent, as actions take it. */
export function termsOf(given: Infer<typeof gameValidator>): GameTerms {
  return {
    slug: given.slug,
    titleHu: given.title_hu,
    titleEn: given.title_en ?? '',
    leadHu: given.lead_hu ?? '',
    leadEn: given.lead_en ?? '',
    firstDay: given.first_day,
    lastDay: given.last_day,
    contactEmail: given.contact_email ?? null,
    observerEmail: given.observer_email ?? null,
    rulesPage: given.rules_page ?? null,
    prizes: (given.prizes ?? []).map(({ draw, name_hu, name_en, items, picture }) => ({
      draw,
      nameHu: name_hu,
      nameEn: name_en ?? '',
      items,
      picture: picture ?? null,
    })),
  }
}
