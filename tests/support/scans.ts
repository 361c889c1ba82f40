import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { credit } from '#points'
import { sealCode } from '#points/code_batches/code_format'
import { newestCodeKey } from '#points/code_batches/code_keys'
import { givenParticipatingProduct } from './points.js'

const BATCH = `INSERT INTO code_batches
  (key_id, product_id, count, points, max_scans, state, created_at, activated_at)
  VALUES ('k1', ?, 1, ?, 1, 'active', ?, ?) RETURNING id`
const CODE = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
  VALUES (?, ?, 0, 1, 1, ?)`
const SCAN = 'INSERT INTO scans (code, member_id, entry_id, scanned_at) VALUES (?, ?, ?, ?)'

/** A scan of a participating product, or of one that is given, that brought points, without the scan's own checks. */
export async function givenCreditedScan(
  member: { id: number },
  points = 1,
  given?: Awaited<ReturnType<typeof givenParticipatingProduct>>
): Promise<void> {
  const product = given ?? (await givenParticipatingProduct({ points }))
  const now = clock.now()
  await transaction(async (trx) => {
    const [{ id }] = await rows<{ id: number }>(trx, BATCH, [product.id, points, now, now])
    const code = sealCode(id, 0, newestCodeKey())
    const entry = await credit(trx, {
      memberId: member.id,
      points,
      source: 'qrcode',
      sourceName: product.titleEn,
      reference: `scan:${code}:${member.id}`,
      productId: product.id,
    })
    await rows(trx, CODE, [code, id, now])
    await rows(trx, SCAN, [code, member.id, entry.id, now])
  })
}
