import type { Transaction } from '#app/transaction'

/** A reward that an order takes. */
export interface UsedReward {
  rewardId: number
  orderId: number
}

/** Knows the rewards that lie in carts; implemented by the module that grants them. */
export abstract class PromisedGifts {
  /**
   * Holds rewards until the transaction ends.
   *
   * @returns those that can be ordered now
   */
  abstract hold(trx: Transaction, rewardIds: number[]): Promise<Set<number>>

  /** Rewards become part of orders; they are held and can be ordered. */
  abstract use(trx: Transaction, used: UsedReward[]): Promise<void>

  /** Rewards of orders, or of lines, that will not be sent can be claimed again. */
  abstract giveBack(trx: Transaction, rewardIds: number[]): Promise<void>
}
