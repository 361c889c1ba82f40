import { inBatches, readable, type Disclosure } from '#app/personal/disclosure'
import type { Locale } from '#config/i18n'
import type { Answer } from './questions/judge_answers.js'
import type { NamedQuestion } from './questions/question.js'
import { questionsAmong } from './surveys/survey_blocks.js'
import { textIn } from './text_in.js'

const ANSWERS = `SELECT a.id, s.title_hu, s.title_en, s.content, a.answers, a.points, a.answered_at
  FROM survey_answers a JOIN surveys s ON s.id = a.survey_id
  WHERE a.member_id = ? AND a.id > ? ORDER BY a.id`

interface Answered {
  id: number
  title_hu: string
  title_en: string
  content: string
  answers: string
}

const TRIES = `SELECT q.id, q.title_hu, q.title_en, a.attempts, a.last_attempt_at, a.passed_at, a.points
  FROM questionnaire_attempts a JOIN questionnaires q ON q.id = a.questionnaire_id
  WHERE a.member_id = ? AND q.id > ? ORDER BY q.id`

/** What surveys and questionnaires hold of a member. */
export const contentDisclosures: Disclosure[] = [
  {
    name: 'surveys',
    covers: ['survey_answers'],
    async *read(memberId, locale) {
      const wanted = { memberId, key: 'id', after: 0 } as const
      for await (const batch of inBatches<Answered>(ANSWERS, wanted)) {
        yield batch.map(({ title_hu, title_en, content, answers, ...rest }) => ({
          ...readable(rest),
          title: textIn({ title_hu, title_en }, 'title', locale),
          answers: answersIn(questionsAmong(JSON.parse(content)), JSON.parse(answers), locale),
        }))
      }
    },
  },
  {
    name: 'questionnaires',
    covers: ['questionnaire_attempts'],
    async *read(memberId, locale) {
      const wanted = { memberId, key: 'id', after: 0 } as const
      type Tried = Pick<Answered, 'id' | 'title_hu' | 'title_en'>
      for await (const batch of inBatches<Tried>(TRIES, wanted)) {
        yield batch.map(({ title_hu, title_en, ...rest }) => {
          return { ...readable(rest), title: textIn({ title_hu, title_en }, 'title', locale) }
        })
      }
    },
  },
]

/** `question: answer` line by line; what was chosen in the words of the survey. */
function answersIn(
  questions: NamedQuestion[],
  answers: Record<string, Answer>,
  locale: Locale
): string {
  const lines = questions.flatMap(({ id, question }) => {
    if (!Object.hasOwn(answers, id)) return []
    const wordsOf = (value: string | number) => {
      const option = question.options.find((one) => one.value === value)
      return option ? textIn(option, 'label', locale) : String(value)
    }
    const answer = answers[id]
    const parts = Array.isArray(answer)
      ? answer.map(wordsOf)
      : typeof answer === 'object'
        ? [`${answer.from} – ${answer.to}`]
        : [wordsOf(answer)]
    return [`${textIn(question, 'label', locale)}: ${parts.join(', ')}`]
  })
  return lines.join('\n')
}
