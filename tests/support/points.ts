import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { credit, type LedgerEntry, type ParticipatingProduct } from '#points'

/** Gives a member points by one entry of the ledger. */
export function givenPoints(member: { id: number }, points: number): Promise<LedgerEntry> {
  return transaction((trx) =>
    credit(trx, {
      memberId: member.id,
      points,
      source: 'promotion',
      sourceName: 'Given by a test',
      reference: `test:${randomUUID()}`,
    })
  )
}

/** A sticker-marked product. */
export async function givenParticipatingProduct(
  given: Partial<Omit<ParticipatingProduct, 'id'>> & { isActive?: boolean } = {}
): Promise<ParticipatingProduct> {
  const product = {
    slug: given.slug ?? `termek-${randomUUID()}`,
    titleHu: given.titleHu ?? 'Beltéri falfesték 15 l',
    titleEn: given.titleEn ?? 'Indoor wall paint 15 l',
    points: given.points ?? 120,
    picture: given.picture ?? null,
  }
  const sql = `INSERT INTO participating_products
    (slug, title_hu, title_en, points, picture, is_active, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`
  const now = clock.now()
  const values = [...Object.values(product), given.isActive === false ? 0 : 1, now, now]
  const [{ id }] = await transaction((trx) => rows<{ id: number }>(trx, sql, values))
  return { id, ...product }
}
