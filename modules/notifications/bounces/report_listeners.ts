import type { Transaction } from '#app/transaction'
import type { SuppressionReason } from './consequence.js'

/** What was reported of a mail for the first time. */
export interface ReportedMail {
  /** The number of its message. */
  messageId: number
  consequence: SuppressionReason
}

type Listener = (trx: Transaction, reported: ReportedMail) => Promise<void>

const listeners: Listener[] = []

/** Has whoever sent a mail hear of it, in the transaction that writes the report down. */
export function onReport(listener: Listener): void {
  listeners.push(listener)
}

export async function tellListeners(trx: Transaction, reported: ReportedMail): Promise<void> {
  for (const listener of listeners) await listener(trx, reported)
}
