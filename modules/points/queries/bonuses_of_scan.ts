import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What a booster gave for a scan. */
export interface Bonus {
  nameHu: string
  nameEn: string
  points: number
}

const SELECT = `SELECT b.name_hu AS "nameHu", b.name_en AS "nameEn", given.points
  FROM booster_bonuses given JOIN boosters b ON b.id = given.booster_id
  WHERE given.code = ? AND given.member_id = ? ORDER BY b.id`

/** What the boosters gave for a scan, inside a transaction. */
export function bonusesOfScan(trx: Transaction, code: string, memberId: number): Promise<Bonus[]> {
  return rows<Bonus>(trx, SELECT, [code, memberId])
}
