import { sanitise } from '#app/sanitise'
import type { ShownBlock } from '../blocks/main.js'
import { shownQuestion, type NamedQuestion, type StoredQuestion } from '../questions/question.js'
import { textIn } from '../questions/text_in.js'

/** One piece of a survey as staff write it, in both languages. */
export type SurveyBlock =
  | { id: string; name: 'title'; props: { text_hu: string; text_en: string } }
  | { id: string; name: 'text'; props: { html_hu: string; html_en: string } }
  | { id: string; name: 'survey input'; props: StoredQuestion }

const PIECES: readonly string[] = ['title', 'text', 'survey input'] satisfies SurveyBlock['name'][]

/** Whether a block is a piece that surveys have. */
export function isSurveyBlock(block: { name: string }): block is SurveyBlock {
  return PIECES.includes(block.name)
}

/** The pieces in a language, with their HTML made safe. @source requirements S-01 and T-16 */
export function shownBlocks(blocks: SurveyBlock[], locale: string): ShownBlock[] {
  return blocks.map(({ id, name, props }): ShownBlock => {
    if (name === 'title') return { id, name, props: { text: textIn(props, 'text', locale) } }
    if (name === 'text') {
      return { id, name, props: { html: sanitise(textIn(props, 'html', locale)) } }
    }
    return { id, name, props: shownQuestion(props, locale) }
  })
}

/** The questions among the pieces. */
export function questionsAmong(blocks: SurveyBlock[]): NamedQuestion[] {
  return blocks.flatMap(({ id, name, props }) =>
    name === 'survey input' ? [{ id, question: props }] : []
  )
}
