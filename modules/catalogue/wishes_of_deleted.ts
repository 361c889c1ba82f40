import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#app/database/statement'

/** Forgets what a deleted member saved for. */
export async function eraseWishesOf(
  trx: TransactionClientContract,
  memberId: number
): Promise<void> {
  await rows(trx, 'DELETE FROM wishlist_entries WHERE member_id = ?', [memberId])
}
