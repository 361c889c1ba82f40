import { Link, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import type { RoleName } from '../../access/roles'
import { dayInWords, figure } from '../../format/words'
import type { Translate } from '../point_rules/rule_sentence'

/** What waits for a second person, as the server tells it. */
export interface WaitingDeed {
  id: number
  kind:
    | 'rule_added'
    | 'rule_changed'
    | 'booster'
    | 'batch'
    | 'setting'
    | 'appointment'
    | 'award'
    | 'campaign'
  subject_id: number
  state: 'open' | 'done' | 'refused'
  /** Of the product or the booster; null where it is about neither. */
  title_hu: string | null
  title_en: string | null
  source?: string
  points_from?: number
  points_to?: number | null
  /** A day; null: at once. */
  valid_from?: string | null
  setting?: string
  value?: number
  /** Who shall work in the back-office, and as what; or the name of a campaign. */
  name?: string
  email?: string
  role?: RoleName
  /** Of an award. */
  points_each?: number
  members?: number
  /** Of a campaign: who get it by SMS, what that costs in forints, and when, in ms UTC; null: at once. */
  people?: number
  price?: number
  at?: number | null
}

/** Where what it is about can be looked at. */
const PAGES: Partial<Record<WaitingDeed['kind'], string>> = {
  batch: 'code_batches',
  booster: 'boosters',
  campaign: 'campaigns',
}

/** What shall be done, in one sentence, with a way to it. */
export function DeedSentence() {
  const deed = useRecordContext<WaitingDeed>()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!deed) return null
  const sentence = sentenceOf(deed, translate, locale)
  const page = PAGES[deed.kind]
  return page ? <Link to={`/${page}/${deed.subject_id}/show`}>{sentence}</Link> : <>{sentence}</>
}

function sentenceOf(deed: WaitingDeed, translate: Translate, locale: string): string {
  const title = locale === 'hu' ? deed.title_hu || deed.title_en : deed.title_en || deed.title_hu
  const { kind, subject_id: number } = deed
  if (kind === 'setting') {
    const value = figure(deed.value ?? 0, locale)
    return translate(`waiting_deeds.what.${deed.setting}`, { value })
  }
  if (kind === 'appointment') {
    const role = translate(`staff.role.${deed.role}`)
    const what = number ? 'role_changed' : 'appointed'
    return translate(`waiting_deeds.what.${what}`, { name: deed.name, email: deed.email, role })
  }
  if (kind === 'campaign') {
    const people = figure(deed.people ?? 0, locale)
    const day = deed.at ? dayInWords(deed.at, locale) : null
    const when = day ? translate('waiting_deeds.from', { day }) : translate('waiting_deeds.at_once')
    return translate('waiting_deeds.what.campaign', { name: deed.name, people, when })
  }
  if (kind === 'award') {
    const points = figure(deed.points_each ?? 0, locale)
    const members = figure(deed.members ?? 0, locale)
    return translate('waiting_deeds.what.award', { number, points, members })
  }
  if (kind === 'batch' || kind === 'booster') {
    return translate(`waiting_deeds.what.${kind}`, { number, title })
  }
  const what = translate(`point_rules.what.${deed.source}`, { product: title ?? '' })
  const amount = amountOf(deed, locale)
  const day = deed.valid_from ? dayInWords(Date.parse(deed.valid_from), locale) : null
  const when = day ? translate('waiting_deeds.from', { day }) : translate('waiting_deeds.at_once')
  return translate('waiting_deeds.what.rule', { what, amount, when })
}

function amountOf({ points_from = 0, points_to }: WaitingDeed, locale: string) {
  const [from, to] = [figure(points_from, locale), figure(points_to ?? points_from, locale)]
  return from === to ? from : `${from}–${to}`
}
