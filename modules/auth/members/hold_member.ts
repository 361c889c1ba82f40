import type { Transaction } from '#app/transaction'
import Member from './models/member.js'

/**
 * Locks a member: others that lock it wait, a deletion as well. To be called as the first statement
 * of a transaction that keeps something a member wrote.
 *
 * @returns false where the member was deleted
 */
export async function holdMember({ client }: Transaction, memberId: number): Promise<boolean> {
  const member = Member.query({ client }).where('id', memberId).whereNull('deletedAt')
  const [held] = await member.update({ updatedAt: client.raw('updated_at') })
  return held === 1
}
