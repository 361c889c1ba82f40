import type { Transaction } from '#app/transaction'
import type Draw from '../draws/models/draw.js'

/** A prize that a member was drawn for. */
export interface DrawnMember {
  /** From 1 on, in the order of drawing. */
  place: number
  /** The prize as the files of its draw call it, and which of its items. */
  prize: string
  item: number
  memberId: number
}

/** Is told who wins, in the transaction in which it is decided. */
export abstract class DrawnPlaces {
  /** Members were drawn, or a reserve has taken the place that somebody left. */
  abstract take(trx: Transaction, draw: Draw, members: DrawnMember[]): Promise<void>
  /** Who was drawn for a place does not get its prize. */
  abstract leave(trx: Transaction, draw: Draw, place: number): Promise<void>
}
