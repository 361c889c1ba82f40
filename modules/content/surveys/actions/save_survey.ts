import { randomUUID } from 'node:crypto'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import type { Transaction } from '#app/transaction'
import { AlreadyAnswered, SlugTaken } from '#content/exceptions'
import { letInAlone } from '#points'
import { offeredBy } from '../../offered_points.js'
import type Survey from '../models/survey.js'
import SurveyVersion from '../models/survey_version.js'
import {
  keepsAnswers,
  slugOf,
  storedBlocks,
  storedTarget,
  type SurveyFields,
} from '../written_survey.js'

/**
 * Saves a survey that is new or held. Once somebody has answered, its questions keep what they take.
 *
 * @throws SlugTaken, AlreadyAnswered, too_much_alone, and E_VALIDATION_ERROR on questions wrong in themselves
 */
export async function saveSurvey(
  trx: Transaction,
  survey: Survey,
  fields: SurveyFields,
  by: Actor
): Promise<void> {
  const before = offeredBy(survey)
  const content = storedBlocks(fields.content)
  if (!survey.$isNew && (await isAnswered(survey)) && !keepsAnswers(survey.content, content)) {
    throw new AlreadyAnswered()
  }
  const isChanged = JSON.stringify(survey.content) !== JSON.stringify(content)
  const now = clock.now()
  survey.merge({
    key: survey.key ?? randomUUID(),
    titleHu: fields.title_hu,
    titleEn: fields.title_en ?? '',
    slug: slugOf(fields),
    points: fields.points,
    opensOn: fields.opens_on ?? null,
    closesOn: fields.closes_on ?? null,
    answerLimit: fields.answer_limit ?? null,
    target: storedTarget(fields.target),
    version: (survey.version ?? 0) + (isChanged ? 1 : 0),
    content,
    publishedAt: fields.is_published ? (survey.publishedAt ?? now) : null,
    createdAt: survey.createdAt ?? now,
    updatedAt: now,
  })
  await unlessTaken(survey.save(), () => new SlugTaken())
  if (isChanged) {
    const version = { surveyId: survey.id, number: survey.version, content, createdAt: now }
    await SurveyVersion.create(version, { client: trx.client })
  }
  await letInAlone(trx, { points: offeredBy(survey) - before, by })
}

/** Deletes a survey that is held and that nobody has answered. @throws AlreadyAnswered */
export async function deleteSurvey({ client }: Transaction, survey: Survey): Promise<void> {
  if (await isAnswered(survey)) throw new AlreadyAnswered()
  await SurveyVersion.query({ client }).where('surveyId', survey.id).delete()
  await survey.delete()
}

async function isAnswered(survey: Survey): Promise<boolean> {
  return (await survey.related('givenAnswers').query().first()) !== null
}
