import { randomUUID } from 'node:crypto'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { afterCommit, type Transaction } from '#app/transaction'
import { AlreadyTried, UnknownPage } from '#content/exceptions'
import ContentSlug from '#content/records/models/content_slug'
import { letInAlone } from '#points'
import { offeredBy } from '../../offered_points.js'
import type Questionnaire from '../models/questionnaire.js'
import QuestionnaireStart from '../models/questionnaire_start.js'
import { forgetQuestionnaires } from '../queries/published_questionnaires.js'
import { videoOf } from '../video.js'
import { storedQuestions, type QuestionnaireFields } from '../written_questionnaire.js'

/**
 * Saves a questionnaire that is new or held; who has passed keeps that.
 *
 * @throws UnknownPage, too_much_alone, and E_VALIDATION_ERROR on its questions
 */
export async function saveQuestionnaire(
  trx: Transaction,
  questionnaire: Questionnaire,
  fields: QuestionnaireFields,
  by: Actor
): Promise<void> {
  afterCommit(trx, forgetQuestionnaires)
  const before = offeredBy(questionnaire)
  const now = clock.now()
  questionnaire.merge({
    key: questionnaire.key ?? randomUUID(),
    titleHu: fields.title_hu,
    titleEn: fields.title_en ?? '',
    points: fields.points,
    questions: storedQuestions(fields.questions),
    video: videoOf(fields.video),
    watchSeconds: fields.watch_seconds ?? 0,
    pageRecordId: fields.page_slug ? await pageOf(trx, fields.page_slug) : null,
    publishedAt: fields.is_published ? (questionnaire.publishedAt ?? now) : null,
    createdAt: questionnaire.createdAt ?? now,
    updatedAt: now,
  })
  await questionnaire.save()
  await letInAlone(trx, { points: offeredBy(questionnaire) - before, by })
}

/** Deletes a questionnaire that is held and that nobody has tried. @throws AlreadyTried */
export async function deleteQuestionnaire(
  trx: Transaction,
  questionnaire: Questionnaire
): Promise<void> {
  const { client } = trx
  afterCommit(trx, forgetQuestionnaires)
  if (await questionnaire.related('attempts').query().first()) throw new AlreadyTried()
  await QuestionnaireStart.query({ client }).where('questionnaireId', questionnaire.id).delete()
  await questionnaire.delete()
}

async function pageOf({ client }: Transaction, slug: string): Promise<number> {
  const page = await ContentSlug.findBy({ scope: 'page', slug }, { client })
  if (!page?.recordId) throw new UnknownPage()
  return page.recordId
}
