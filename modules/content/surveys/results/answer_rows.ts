import { randomInt } from 'node:crypto'
import type { Cell, Table } from '#app/files/table_file'
import { textIn } from '../../questions/text_in.js'
import type { Answer } from '../../questions/judge_answers.js'
import type { NamedQuestion } from '../../questions/question.js'
import SurveyAnswer from '../models/survey_answer.js'
import type Survey from '../models/survey.js'
import { questionsAmong } from '../survey_blocks.js'

/** Answers read at once. */
const BATCH = 500

/**
 * Every answer to a survey as a row. A number in the table stands in place of the person, and rows come in an order drawn
 * anew for each file: by the order or the time of answers they could be laid beside the ledger.
 */
export function answerTable(survey: Survey, locale: string): Table {
  const questions = questionsAmong(survey.content)
  const labels = questions.map(({ question }) => textIn(question, 'label', locale))
  return {
    columns: ['#', 'version', ...labels],
    rows: rowsOf(survey.id, (answers) => questions.map((one) => cellOf(one, answers, locale))),
  }
}

async function* rowsOf(
  surveyId: number,
  cellsOf: (answers: Record<string, Answer>) => Cell[]
): AsyncGenerator<Cell[][]> {
  const all = await SurveyAnswer.query().where({ surveyId }).select('id')
  const ids = shuffled(all.map(({ id }) => id))
  for (let from = 0; from < ids.length; from += BATCH) {
    const wanted = ids.slice(from, from + BATCH)
    const found = await SurveyAnswer.query().whereIn('id', wanted)
    const byId = new Map(found.map((answer) => [answer.id, answer]))
    // Who left meanwhile took the answers along.
    const kept = wanted.flatMap((id) => byId.get(id) ?? [])
    yield kept.map(({ version, answers }, at) => [from + at + 1, version, ...cellsOf(answers)])
  }
}

function cellOf(
  { id, question }: NamedQuestion,
  answers: Record<string, Answer>,
  locale: string
): Cell {
  if (!Object.hasOwn(answers, id)) return null
  const answer = answers[id]
  if (typeof answer === 'number') return answer
  if (typeof answer === 'object' && !Array.isArray(answer)) return `${answer.from} – ${answer.to}`
  const words = [answer].flat().map((value) => {
    const option = question.options.find((one) => one.value === value)
    return option ? textIn(option, 'label', locale) : value
  })
  return words.join(', ')
}

function shuffled(ids: number[]): number[] {
  const drawn = [...ids]
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other], drawn[last]]
  }
  return drawn
}
