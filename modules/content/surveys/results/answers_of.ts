import { ID_MAX } from '#app/validation/ids'
import SurveyAnswer from '../models/survey_answer.js'

/** Answers read at once. */
const BATCH = 500

/** Whose answers are meant: of one profession, of one county, or of all. */
export type Filter = { professionId?: number; county?: string }

/** The answers to a survey, the latest first, batch by batch. */
export async function* answersOf(surveyId: number, filter: Filter): AsyncGenerator<SurveyAnswer[]> {
  const { professionId, county } = filter
  const asked = { ...(professionId && { professionId }), ...(county && { county }) }
  for (let before = ID_MAX; ;) {
    const batch = await SurveyAnswer.query()
      .where({ surveyId, ...asked })
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(BATCH)
    yield batch
    if (batch.length < BATCH) return
    before = batch.at(-1)!.id
  }
}
