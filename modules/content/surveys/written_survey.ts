import string from '@adonisjs/core/helpers/string'
import { errors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { sanitise } from '#app/sanitise'
import {
  nextKey,
  problemOf,
  problemOfCondition,
  storedQuestion,
  takesTheSame,
} from '../questions/written_question.js'
import { questionsAmong, type SurveyBlock } from './survey_blocks.js'
import type { Target } from './target_group.js'
import type { surveyValidator } from './validators/survey_validator.js'

/** A survey as the back-office sends it. */
export type SurveyFields = Infer<typeof surveyValidator>
type WrittenBlock = SurveyFields['content'][number]

/**
 * The pieces as they are kept: named, cleaned, with nothing their kind does not need.
 *
 * @throws E_VALIDATION_ERROR where two pieces have one name or a question is wrong in itself
 */
export function storedBlocks(written: WrittenBlock[]): SurveyBlock[] {
  const taken = new Set(written.map(({ id }) => id))
  const blocks = written.map((block) => storedBlock(block, block.id || nextKey(taken)))
  const problems = blocks.flatMap(({ id, name, props }, at) => {
    const isTwice = blocks.findIndex((one) => one.id === id) < at
    const earlier = questionsAmong(blocks.slice(0, at))
    const problem =
      name === 'survey input' ? (problemOf(props) ?? problemOfCondition(props, earlier)) : undefined
    const [part, code] = isTwice ? ['id', 'unique'] : (problem ?? [])
    if (!part || !code) return []
    const field = isTwice ? `content.${at}.id` : `content.${at}.props.${part}`
    return [{ field, rule: code, message: code }]
  })
  if (problems.length) throw new errors.E_VALIDATION_ERROR(problems)
  return blocks
}

/** Whom the survey is for; null where nothing is asked for. */
export function storedTarget(written: SurveyFields['target']): Target | null {
  const target = {
    profession_ids: written?.profession_ids ?? [],
    counties: written?.counties ?? [],
    member_since: written?.member_since ?? null,
    scanned_since: written?.scanned_since ?? null,
  }
  return Object.values(target)
    .flat()
    .some((asked) => asked !== null)
    ? target
    : null
}

/** The slug staff chose, else one made of the Hungarian title. */
export function slugOf({ slug, title_hu }: Pick<SurveyFields, 'slug' | 'title_hu'>): string {
  return slug || string.slug(title_hu, { lower: true, strict: true }).slice(0, 100) || 'kerdoiv'
}

/** Whether every answer to the questions of before still has its question. */
export function keepsAnswers(before: SurveyBlock[], after: SurveyBlock[]): boolean {
  const questions = questionsAmong(after)
  return questionsAmong(before).every(({ id, question }) => {
    const now = questions.find((one) => one.id === id)
    return now !== undefined && takesTheSame(question, now.question)
  })
}

function storedBlock(block: WrittenBlock, id: string): SurveyBlock {
  if (block.name === 'title') {
    const { text_hu, text_en } = block.props
    return { id, name: 'title', props: { text_hu, text_en: text_en ?? '' } }
  }
  if (block.name === 'text') {
    const { html_hu, html_en } = block.props
    const props = { html_hu: sanitise(html_hu), html_en: sanitise(html_en ?? '') }
    return { id, name: 'text', props }
  }
  return { id, name: 'survey input', props: storedQuestion(block.props) }
}
