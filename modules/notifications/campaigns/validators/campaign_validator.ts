import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { COUNTIES, type County } from '#app/rules/counties'
import { id, integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import { locales } from '#config/i18n'
import { CAMPAIGN_CHANNELS } from '../campaign.js'
import { leadsToShop } from '../campaign_text.js'
import {
  ACTION_MAX,
  CAMPAIGN_SMS_MAX,
  CAMPAIGN_TEXT_MAX,
  CAMPAIGN_TITLE_MAX,
  DAYS_MAX,
  NAME_MAX,
  PROFESSIONS_MAX,
} from '../constants.js'

const COUNTY_KEYS = Object.keys(COUNTIES) as County[]
const PURPOSES = ['marketing_phone', 'marketing_email', 'research_phone', 'research_email'] as const
const POINTS_MAX = 999_999_999
/** Revisions a draft can have. */
const REVISION_MAX = 1_000_000
const ZONE = 'Europe/Budapest'

/** Whatever a mail program or a browser would make a link of. */
const LINK = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)[^\s<>"]*/giu
/** No control characters but the ends of lines. */
const PLAIN = /^[^\p{Cc}]*$/u

const textRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const text = value.replaceAll('\r\n', '\n')
  field.mutate(text, field)
  if (!PLAIN.test(text.replaceAll('\n', ''))) field.report('invalid', 'invalid', field)
  const links = text.match(LINK) ?? []
  if (!links.every(leadsToShop)) field.report('foreign_link', 'foreign_link', field)
})

const pathRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const shop = 'http://shop.invalid'
  const isOwn = value.startsWith('/') && URL.canParse(value, shop)
  if (isOwn && new URL(value, shop).origin === shop) return
  field.report('foreign_link', 'foreign_link', field)
})

const momentRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const moment = DateTime.fromFormat(value, "yyyy-MM-dd'T'HH:mm", { zone: ZONE })
  if (moment.isValid) field.mutate(moment.toMillis(), field)
  else field.report('invalid', 'invalid', field)
})

const title = () => line(CAMPAIGN_TITLE_MAX)
const text = () => vine.string().trim().maxLength(CAMPAIGN_TEXT_MAX).use(textRule())
const sms = () => vine.string().trim().maxLength(CAMPAIGN_SMS_MAX).use(textRule())
const points = () => integer([0, POINTS_MAX]).nullable().optional()
const days = () => integer([1, DAYS_MAX]).nullable().optional()

/** Whom a campaign is for; what is left out asks for nothing. */
const audience = vine.object({
  profession_ids: vine.array(id()).maxLength(PROFESSIONS_MAX).distinct().nullable().optional(),
  counties: vine.array(vine.enum(COUNTY_KEYS)).distinct().nullable().optional(),
  languages: vine.array(vine.enum(locales)).distinct().nullable().optional(),
  scanned_within_days: days(),
  silent_for_days: days(),
  balance_from: points(),
  balance_to: points(),
  consents: vine.array(vine.enum(PURPOSES)).distinct().nullable().optional(),
})

const channels = vine.array(vine.enum(CAMPAIGN_CHANNELS)).distinct().nullable().optional()
const isNot = (language: 'hu' | 'en') => (field: FieldContext) =>
  field.data.only_language !== language
/** Whether it goes by SMS, in more languages than this one. */
const isTexted = (language: 'hu' | 'en') => (field: FieldContext) =>
  isNot(language)(field) && [field.data.channels].flat().includes('sms')
const action = vine.string().trim().maxLength(ACTION_MAX).use(pathRule()).nullable().optional()
const onlyLanguage = vine
  .enum(['hu', 'en'] as const)
  .nullable()
  .optional()

/** A campaign as staff write it: in both languages, or in one that is named as enough. */
export const campaignValidator = vine.create({
  name: line(NAME_MAX).minLength(1),
  only_language: onlyLanguage,
  title_hu: title().optional().requiredWhen(isNot('en')),
  title_en: title().optional().requiredWhen(isNot('hu')),
  text_hu: text().optional().requiredWhen(isNot('en')),
  text_en: text().optional().requiredWhen(isNot('hu')),
  sms_hu: sms().optional().requiredWhen(isTexted('en')),
  sms_en: sms().optional().requiredWhen(isTexted('hu')),
  action,
  channels,
  audience: audience.nullable().optional(),
})

/** What a change of a draft, and its sending, name besides. */
export const revisionValidator = vine.create({ revision: integer([1, REVISION_MAX]) })

/** When a draft is sent: at once, or at a minute in Budapest, YYYY-MM-DDTHH:mm. */
export const scheduleValidator = vine.create({
  revision: integer([1, REVISION_MAX]),
  at: vine.string().use(momentRule()).nullable().optional(),
})

/** What the live count of the form is asked for. */
export const countValidator = vine.create({ channels, audience: audience.nullable().optional() })

/** What the form asks how its SMS would look, as far as they are written; the number of a draft that has one. */
export const smsValidator = vine.create({
  id: id().nullable().optional(),
  only_language: onlyLanguage,
  sms_hu: vine.string().trim().maxLength(CAMPAIGN_SMS_MAX).nullable().optional(),
  sms_en: vine.string().trim().maxLength(CAMPAIGN_SMS_MAX).nullable().optional(),
  action: vine.string().trim().maxLength(ACTION_MAX).nullable().optional(),
})
