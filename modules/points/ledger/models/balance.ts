import { BalanceSchema } from '#database/schema'

/** The points a member can spend; the sum of the ledger entries is the truth. */
export default class Balance extends BalanceSchema {}
