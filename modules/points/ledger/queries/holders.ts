import Balance from '#points/ledger/models/balance'

/** Ids of the members who have points to spend, as a query inside another one. */
export function holders() {
  return Balance.query().where('points', '>', 0).select('memberId')
}
