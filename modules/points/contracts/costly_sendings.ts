import type { Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'

/** Something that is sent to many and costs much, as it was when somebody wanted it sent: who agrees agrees to that. */
export interface CostlySending {
  name: string
  revision: number
  /** In ms UTC; null: at once. */
  at: number | null
  /** Who get it by SMS. */
  people: number
  /** Forints. */
  price: number
}

/** Campaigns whose SMS cost more than one person may spend; implemented by the module that sends them. */
export abstract class CostlySendings {
  /** Has a campaign sent. @throws what its sending throws */
  abstract carryOut(
    trx: Transaction,
    sending: CostlySending & { campaignId: number },
    by: Actor
  ): Promise<void>
}
