import type { Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'

/** Points that a promotion gives to some members; implemented by the module that awards them. */
export abstract class Awards {
  /**
   * Books the points of an award, each member's once.
   *
   * @returns the id of the award
   */
  abstract carryOut(trx: Transaction, awardId: number, by: Actor): Promise<number>
}
