import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { DisputeSchema } from '#database/schema'

/** A member's complaint about a code that brought nothing. */
export default class Dispute extends DisputeSchema {
  /** Disputes that nobody has answered. */
  static open(options?: ModelAdapterOptions) {
    return Dispute.query(options).where('state', 'open')
  }
}
