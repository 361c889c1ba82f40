import { BaseTransformer } from '@adonisjs/core/transformers'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type Survey from '#content/surveys/models/survey'
import { isFull } from '#content/surveys/queries/open_surveys'
import type { Target } from '#content/surveys/target_group'

/** A survey as staff edit it, with its state and how many have answered. */
export default class SurveyTransformer extends BaseTransformer<Survey> {
  toObject() {
    const survey = this.resource
    const { opensOn, closesOn, target } = survey
    return {
      id: survey.id,
      slug: survey.slug,
      title_hu: survey.titleHu,
      title_en: survey.titleEn,
      content: survey.content,
      points: survey.points,
      opens_on: opensOn,
      closes_on: closesOn,
      answer_limit: survey.answerLimit,
      answer_count: survey.answerCount,
      version: survey.version,
      // Of a survey for all the form shows what could be asked for.
      target: target ?? NOBODY_ASKED,
      is_published: survey.publishedAt !== null,
      answers: Number(survey.$extras.answers),
      state: stateOf(survey),
      saved_at: survey.updatedAt,
    }
  }
}

const NOBODY_ASKED: Target = {
  profession_ids: [],
  counties: [],
  member_since: null,
  scanned_since: null,
}

/** draft: nobody sees it; waiting: its first day is to come; full: has all its answers; closed: its last day is over. */
function stateOf(survey: Survey): 'draft' | 'waiting' | 'open' | 'full' | 'closed' {
  const { opensOn, closesOn, publishedAt } = survey
  const today = businessDate(clock.now())
  if (publishedAt === null) return 'draft'
  if (closesOn !== null && closesOn < today) return 'closed'
  if (opensOn !== null && opensOn > today) return 'waiting'
  return isFull(survey) ? 'full' : 'open'
}
