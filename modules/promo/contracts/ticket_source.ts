import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Draw from '../draws/models/draw.js'

/** Why a member who would take part in a draw does not. */
export const EXCLUSIONS = ['already_won', 'staff', 'harvest', 'duplicate_person', 'rules'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/** A member's chance in a draw. */
export interface Ticket {
  memberId: number
  /** 16 characters of Crockford base-32. */
  pseudonym: string
  /** 0 for who is excluded, 2 where an invitation doubles the chance, else 1. */
  weight: 0 | 1 | 2
  reason: Exclusion | null
}

/** Derives who takes part in a draw; nothing of it is stored before the list of the draw is frozen. */
export abstract class TicketSource {
  /**
   * All tickets of a draw as the transaction sees them, ascending by the bytes of their pseudonyms.
   *
   * @returns parts of the list, in order
   */
  abstract of(trx: TransactionClientContract, draw: Draw): AsyncIterable<Ticket[]>
}
