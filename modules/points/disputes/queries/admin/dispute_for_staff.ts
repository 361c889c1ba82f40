import app from '@adonisjs/core/services/app'
import { shopReader } from '#app/database/engine'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import { unsealerOf } from '#app/personal/member_key'
import { openCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import CodeBatch from '#points/code_batches/models/code_batch'
import CodeCredit from '#points/code_batches/models/code_credit'
import { MemberFacts } from '#points/contracts/member_facts'
import Dispute from '#points/disputes/models/dispute'
import type { UsesOfCode } from '#points/disputes/uses_of_code'
import DisputeTransformer from '#points/disputes/transformers/admin/dispute_transformer'
import { worthNow } from '#points/participating/product_sql'
import Scan from '#points/scans/models/scan'

/** How often each of the codes was used. */
export async function usesOfCodes(codes: string[]): Promise<(code: string) => UsesOfCode> {
  const [scans, disputes] = await Promise.all(
    [Scan, Dispute].map(async (model) => {
      const counted = await model
        .query()
        .whereIn('code', codes)
        .groupBy('code')
        .select('code')
        .count('* as times')
      return new Map(counted.map(({ code, $extras }) => [code, Number($extras.times)]))
    })
  )
  return (code) => ({
    scans_of_code: scans.get(code) ?? 0,
    reports_of_code: disputes.get(code) ?? 0,
  })
}

/**
 * One disputed sticker with what the database knows about its code, so that support need not look
 * it up: the product and its points, who has scanned or disputed the code, and how its code batch stands.
 *
 * @throws not_found
 */
export async function disputeForStaff(id: number) {
  const dispute = await disputeById(id)
  const { memberId, code, sealedNote, sealedAnswer } = dispute
  const open = await unsealerOf(memberId)
  const usesOf = await usesOfCodes([code])
  return {
    ...(await serialized(DisputeTransformer.transform(dispute, usesOf))),
    note: sealedNote && open(sealedNote),
    answer: sealedAnswer && open(sealedAnswer),
    member_locale: await localeOf(memberId),
    other_reports: await otherDisputesOf(dispute),
    ...(await factsOf(code)),
  }
}

async function disputeById(id: number): Promise<Dispute> {
  const dispute = await Dispute.find(id)
  if (!dispute) throw new NotFound()
  return dispute
}

/** The language the answer should be in; undefined where there is no such member any more. */
async function localeOf(memberId: number): Promise<string | undefined> {
  const facts = await app.container.make(MemberFacts)
  return (await facts.of(shopReader(), [memberId])).get(memberId)?.locale
}

/** The stored photo of a dispute. @throws not_found */
export async function photoOfDispute(id: number): Promise<string> {
  const { photo } = await disputeById(id)
  if (!photo) throw new NotFound()
  return photo
}

/** Other disputes about one code that a page shows at most. */
const OTHERS_MAX = 20

/** Who else disputes the same code, newest first, and what became of it. */
async function otherDisputesOf({ id, code }: Dispute) {
  const others = await Dispute.query()
    .where({ code })
    .whereNot({ id })
    .orderBy('id', 'desc')
    .limit(OTHERS_MAX)
  return others.map((one) => ({
    id: one.id,
    member_id: one.memberId,
    state: one.state,
    points: one.points,
  }))
}

async function factsOf(code: string) {
  const opened = openCode(code, codeKeys())
  if (!opened) return { is_ours: false }
  const batch = await CodeBatch.query()
    .where('code_batches.id', opened.batchId)
    .preload('product', (product) => void product.select('*', worthNow()))
    .first()
  const scans = await Scan.query().where({ code }).orderBy('scannedAt').limit(5)
  const credits = await CodeCredit.query().where({ code }).limit(OTHERS_MAX)
  return {
    is_ours: batch !== null,
    batch_id: opened.batchId,
    serial: opened.serial,
    batch_state: batch?.state,
    product_hu: batch?.product.titleHu,
    product_en: batch?.product.titleEn,
    // What the product brings by the rule of today is what crediting proposes.
    worth: batch ? (batch.points ?? batch.product.worth) : undefined,
    scanned_by: scans.map(({ memberId }) => memberId),
    max_scans: batch?.maxScans,
    credited_to: credits.map(({ memberId }) => memberId),
    first_scanned_at: scans[0]?.scannedAt ?? null,
  }
}
