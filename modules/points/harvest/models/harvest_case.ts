import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { Transaction } from '#app/transaction'
import { HarvestCaseSchema } from '#database/schema'

/** A member whose scans look like a harvested batch. */
export default class HarvestCase extends HarvestCaseSchema {
  /** Cases that nobody has judged. */
  static open(options?: ModelAdapterOptions) {
    return HarvestCase.query(options).where('state', 'open')
  }
}

/** Whether nobody has judged yet if the scans of a member are a harvest. */
export async function isLookedInto(trx: Transaction, memberId: number): Promise<boolean> {
  return (await HarvestCase.open(trx).where({ memberId }).first()) !== null
}
