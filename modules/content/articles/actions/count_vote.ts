import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import ArticleVote from '#content/records/models/article_vote'
import ContentRecord from '#content/records/models/content_record'

/** Counts a word about an article on the day it was said; the record is held, so that none is lost. */
export async function countVote(
  { client }: Transaction,
  recordId: number,
  helped: boolean
): Promise<void> {
  const day = businessDate(clock.now())
  await ContentRecord.query({ client }).where('id', recordId).forUpdate().firstOrFail()
  const of = () => ArticleVote.query({ client }).where({ recordId, day })
  const counted = await of().first()
  if (counted) {
    const { yes, no } = counted
    await of().update(helped ? { yes: yes + 1 } : { no: no + 1 })
  } else {
    const row = { recordId, day, yes: helped ? 1 : 0, no: helped ? 0 : 1 }
    await ArticleVote.create(row, { client })
  }
}
