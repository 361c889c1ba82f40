import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import type { Locale } from '#config/i18n'
import Questionnaire from '../questionnaires/models/questionnaire.js'
import QuestionnaireAttempt from '../questionnaires/models/questionnaire_attempt.js'
import QuestionnaireStart from '../questionnaires/models/questionnaire_start.js'
import type { Answer } from '../questions/judge_answers.js'
import type { NamedQuestion } from '../questions/question.js'
import { titleIn } from '#app/in_language'
import { textIn } from '../questions/text_in.js'
import Survey from '../surveys/models/survey.js'
import SurveyAnswer from '../surveys/models/survey_answer.js'
import { questionsAmong } from '../surveys/survey_blocks.js'

/** What surveys and questionnaires hold of a member. */
export const contentDisclosures: Disclosure[] = [
  {
    name: 'surveys',
    covers: ['survey_answers'],
    async *read(memberId, locale) {
      for await (const batch of batchesOf(() => SurveyAnswer.query().where({ memberId }))) {
        const surveys = await byId(Survey.findMany(batch.map(({ surveyId }) => surveyId)))
        yield batch.map((one) => {
          const { id, surveyId, answers, points, answeredAt, version, county } = one
          const survey = surveys.get(surveyId)!
          return {
            ...readable({ id, points, answered_at: answeredAt, version, county }),
            title: titleIn(survey, locale),
            answers: answersIn(questionsAmong(survey.content), answers, locale),
          }
        })
      }
    },
  },
  {
    name: 'questionnaires',
    covers: ['questionnaire_attempts'],
    async *read(memberId, locale) {
      const tries = () => QuestionnaireAttempt.query().where({ memberId })
      for await (const batch of batchesOf(tries, 'questionnaireId')) {
        const tried = await byId(Questionnaire.findMany(batch.map((one) => one.questionnaireId)))
        yield batch.map(({ questionnaireId: id, attempts, points, lastAttemptAt, passedAt }) => {
          const instants = { last_attempt_at: lastAttemptAt, passed_at: passedAt }
          const title = titleIn(tried.get(id)!, locale)
          return { ...readable({ id, attempts, ...instants, points }), title }
        })
      }
    },
  },
  {
    name: 'questionnaire_starts',
    covers: ['questionnaire_starts'],
    async *read(memberId, locale) {
      const starts = () => QuestionnaireStart.query().where({ memberId })
      for await (const batch of batchesOf(starts, 'questionnaireId')) {
        const begun = await byId(Questionnaire.findMany(batch.map((one) => one.questionnaireId)))
        yield batch.map(({ questionnaireId: id, startedAt }) => {
          return {
            ...readable({ id, started_at: startedAt }),
            title: titleIn(begun.get(id)!, locale),
          }
        })
      }
    },
  },
]

async function byId<Row extends { id: number }>(reading: Promise<Row[]>) {
  return new Map((await reading).map((row) => [row.id, row]))
}

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
