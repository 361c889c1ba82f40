import type { Transaction } from '#app/transaction'
import type { LoginChoice } from './session_row.js'

/** Does what follows from the end of a member's logins, in the transaction that ends them. */
type LoginsEnd = (trx: Transaction, memberId: number, choice: LoginChoice) => Promise<void>

const listeners: LoginsEnd[] = []

/** Does something where a member is logged out of places; called once at start by the module that does it. */
export function onEndOfLogins(listener: LoginsEnd): void {
  listeners.push(listener)
}

/** Tells that logins of a member end with this transaction. */
export async function tellEndOfLogins(
  trx: Transaction,
  memberId: number,
  choice: LoginChoice
): Promise<void> {
  for (const listener of listeners) await listener(trx, memberId, choice)
}
