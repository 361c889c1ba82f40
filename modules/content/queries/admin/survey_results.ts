import { shopReader } from '#app/database/engine'
import { ID_MAX } from '#app/validation/ids'
import type { Answer } from '#content/questions/judge_answers'
import { CHOICE_TYPES, type NamedQuestion } from '#content/questions/question'

/** What members answered to one question, without saying who. */
export type QuestionResult = {
  id: string
  label_hu: string
  label_en: string
  /** Members who answered it. */
  answered: number
  /** How often each choice was made, in the order of the choices. */
  choices: { label_hu: string; label_en: string; count: number }[]
  /** The latest answers in words, figures or days. */
  latest: string[]
}

/** Answers read at once, and how many answers in words are shown. */
const BATCH = 500
const LATEST_MAX = 20

const READ = `SELECT id, answers FROM survey_answers WHERE survey_id = ? AND id < ?
  ORDER BY id DESC LIMIT ${BATCH}`

/** What all members answered to the questions of a survey. */
export async function surveyResults(
  surveyId: number,
  questions: NamedQuestion[]
): Promise<QuestionResult[]> {
  const results = questions.map(({ id, question: { label_hu, label_en, options } }) => {
    const choices = options.map((option) => {
      return { value: option.value, label_hu: option.label_hu, label_en: option.label_en, count: 0 }
    })
    return { id, label_hu, label_en, answered: 0, choices, latest: [] as string[] }
  })
  for (let before = ID_MAX; ;) {
    type Row = { id: number; answers: string }
    const batch = await shopReader().rows<Row>(READ, [surveyId, before])
    for (const { answers } of batch) count(JSON.parse(answers), questions, results)
    if (batch.length < BATCH) break
    before = batch.at(-1)!.id
  }
  return results.map(({ choices, ...result }) => {
    return {
      ...result,
      choices: choices.map(({ label_hu, label_en, count }) => ({ label_hu, label_en, count })),
    }
  })
}

type Counted = Omit<QuestionResult, 'choices'> & {
  choices: (QuestionResult['choices'][number] & { value: string })[]
}

function count(answers: Record<string, Answer>, questions: NamedQuestion[], results: Counted[]) {
  for (const [at, { id, question }] of questions.entries()) {
    if (!Object.hasOwn(answers, id)) continue
    const [answer, result] = [answers[id], results[at]]
    result.answered++
    if (CHOICE_TYPES.includes(question.type)) {
      for (const choice of result.choices) {
        if ([answer].flat().includes(choice.value)) choice.count++
      }
    } else if (result.latest.length < LATEST_MAX) {
      const isRange = typeof answer === 'object' && !Array.isArray(answer)
      result.latest.push(isRange ? `${answer.from} – ${answer.to}` : String(answer))
    }
  }
}
