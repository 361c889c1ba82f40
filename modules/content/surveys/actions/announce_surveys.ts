import { titleIn } from '#app/in_language'
import { inEveryLanguage, NOTICE, type Notice } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import { transaction } from '#app/transaction'
import { shoppersAfter } from '#auth'
import Survey from '../models/survey.js'
import { candidate } from '../queries/candidate.js'
import { openSurveys } from '../queries/open_surveys.js'
import { isMeant } from '../target_group.js'

/** Members told in one transaction. */
const BATCH = 500
/** Stands for the last member where everybody was told. */
const ALL = -1

/** Tells members of every open survey that is meant for them, once. @source requirements N-23 */
export async function announceSurveys(): Promise<void> {
  const untold = await openSurveys().where((survey) =>
    survey.whereNull('announcedTo').orWhere('announcedTo', '>=', 0)
  )
  for (const survey of untold) await announce(survey)
}

async function announce(survey: Survey) {
  for (let after = survey.announcedTo ?? 0; after !== ALL;) {
    const found = await shoppersAfter(after, BATCH)
    const meant = await meantAmong(survey, found)
    const next = found.length < BATCH ? ALL : found.at(-1)!
    if (!(await tell(survey, { after, next, memberIds: meant }))) return
    after = next
  }
}

async function meantAmong(survey: Survey, memberIds: number[]): Promise<number[]> {
  if (survey.target === null) return memberIds
  const candidates = await Promise.all(memberIds.map(candidate))
  return memberIds.filter((_id, place) => isMeant(survey.target, candidates[place]))
}

/** @returns false where another process has told these, or the survey was taken back */
function tell(
  { id }: Survey,
  { after, next, memberIds }: { after: number; next: number; memberIds: number[] }
): Promise<boolean> {
  return transaction(async (trx) => {
    const survey = await openSurveys(trx).where({ id }).forUpdate().first()
    if (!survey || (survey.announcedTo ?? 0) !== after) return false
    await survey.merge({ announcedTo: next }).save()
    const payload = { memberIds, notice: noticeOf(survey) }
    const dedupeKey = `notice:survey_opened:${id}:${after}`
    if (memberIds.length) await sendLater(trx, { topic: NOTICE, dedupeKey, payload })
    return true
  })
}

function noticeOf({ slug, titleHu, titleEn, points }: Survey): Notice {
  const title = inEveryLanguage((locale) => titleIn({ titleHu, titleEn }, locale))
  const path = `/survey/${slug}`
  return { topic: 'survey', type: 'info', key: 'survey_opened', values: { title, points }, path }
}
