import { drawName } from './draw_name'
import type { Gap } from './game'

type Translate = (key: string, values?: object) => string

const FIELDS: Record<string, string> = {
  titleHu: 'title_hu',
  titleEn: 'title_en',
  leadHu: 'lead_hu',
  leadEn: 'lead_en',
}

/** A gap of a game as a sentence. */
export function gapInWords({ code, about }: Gap, translate: Translate): string {
  if (code === 'loose_days') {
    return translate('promotions.gap.loose_days', { smart_count: Number(about) })
  }
  if (code === 'missing_rules' && !about) return translate('promotions.gap.no_rules')
  const field = FIELDS[about]
  const draw = /^(w\d|main)/.test(about) ? drawName(about, translate) : about
  const name = field ? translate(`resources.promotions.fields.${field}`) : draw
  const key = code === 'missing_text' && !field ? 'missing_name' : code
  return translate(`promotions.gap.${key}`, { name })
}
