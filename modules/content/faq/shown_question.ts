import { sanitise } from '#app/sanitise'
import type { Locale } from '#config/i18n'
import { bodyText } from '#content/records/queries/shown_page'
import type { RecordBody } from '#content/records/record_kinds'

/** A question as its reader gets it; the answer is safe HTML. @source requirements D-31 */
export type ShownQuestion = { id: number; question: string; answer: string }

/** A question of the FAQ in a language, in the other one where it is not translated. */
export function questionIn(id: number, body: RecordBody, locale: Locale): ShownQuestion {
  const answer = sanitise(bodyText(body, 'answer', locale))
  return { id, question: bodyText(body, 'question', locale), answer }
}
