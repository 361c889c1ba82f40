import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Forgets what a deleted member saved for. */
export async function eraseWishesOf(trx: Transaction, memberId: number): Promise<void> {
  await rows(trx, 'DELETE FROM wishlist_entries WHERE member_id = ?', [memberId])
}
