/** A survey as the demo writes it. */
export type SurveyRecord = {
  slug: string
  title_hu: string
  title_en: string
  points: number
  closes_on: string | null
  content: { id: string; name: string; props: Record<string, unknown> }[]
}

type Option = { value: string; label_hu: string; label_en: string }
type Asked = { type: string; label_hu: string; label_en: string } & Record<string, unknown>

/** A question that must be answered unless it says otherwise. */
export function question(id: string, asked: Asked) {
  const empty = { hint_hu: '', hint_en: '', min: null, max: null, earliest: null, latest: null }
  return { id, name: 'survey input', props: { required: true, options: [], ...empty, ...asked } }
}

/** What can be chosen, with the name its answer goes by. */
export function choice(value: string, label_hu: string, label_en: string): Option {
  return { value, label_hu, label_en }
}

/** A heading between questions. */
export function heading(id: string, text_hu: string, text_en: string) {
  return { id, name: 'title', props: { text_hu, text_en } }
}

/** Formatted text between questions. */
export function text(id: string, html_hu: string, html_en: string) {
  return { id, name: 'text', props: { html_hu, html_en } }
}
