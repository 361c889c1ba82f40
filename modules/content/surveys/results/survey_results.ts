import { GroupTooSmall } from '#content/exceptions'
import SurveyAnswer from '../models/survey_answer.js'
import type Survey from '../models/survey.js'
import { questionsAmong } from '../survey_blocks.js'
import { answersOf, type Filter } from './answers_of.js'
import { showableGroups, type Group } from './groups.js'
import { Tally, type QuestionResult } from './tally.js'

/** A profession or a county whose answers may be looked at on their own. */
export type ShownGroup<Key> = { key: Key; count: number }

/** What was answered to a survey, and by which groups it can be looked at. */
export interface SurveyResults {
  /** Members who answered, of all groups. */
  answered: number
  professions: ShownGroup<number>[]
  counties: ShownGroup<string>[]
  questions: QuestionResult[]
}

/**
 * What all members answered to a survey, or those of one profession or one county.
 *
 * @param wanted what answers in words must hold
 * @throws too_few for a group whose members could be told apart
 */
export async function surveyResults(
  { id, content }: Pick<Survey, 'id' | 'content'>,
  { wanted = '', ...filter }: Filter & { wanted?: string }
): Promise<SurveyResults> {
  const professions = await groupsBy<number>(id, 'profession_id')
  const counties = await groupsBy<string>(id, 'county')
  const shown = {
    professions: showableGroups(professions),
    counties: showableGroups(counties),
  }
  const { professionId, county } = filter
  // One at a time: two filters together would cut groups of which nothing was counted.
  const isShown =
    (professionId === undefined || shown.professions.some(({ key }) => key === professionId)) &&
    (county === undefined || shown.counties.some(({ key }) => key === county)) &&
    (professionId === undefined || county === undefined)
  if (!isShown) throw new GroupTooSmall()
  const tallies = questionsAmong(content).map((question) => new Tally(question, wanted))
  for await (const batch of answersOf(id, filter)) {
    for (const { answers } of batch) for (const tally of tallies) tally.add(answers)
  }
  return {
    answered: professions.reduce((sum, { count }) => sum + count, 0),
    ...shown,
    questions: tallies.map((tally) => tally.result()),
  }
}

/** How many answered, by a column of the answers. */
async function groupsBy<Key>(
  surveyId: number,
  column: 'profession_id' | 'county'
): Promise<Group<Key>[]> {
  const rows = await SurveyAnswer.query()
    .where({ surveyId })
    .select(column)
    .count('* as count')
    .groupBy(column)
    .pojo<Record<string, Key | null> & { count: number | string }>()
  return rows.map((row) => ({ key: row[column], count: Number(row.count) }))
}
