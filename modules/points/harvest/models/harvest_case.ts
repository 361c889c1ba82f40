import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { HarvestCaseSchema } from '#database/schema'

/** A member whose scans look like a harvested batch. */
export default class HarvestCase extends HarvestCaseSchema {
  /** Cases that nobody has judged. */
  static open(options?: ModelAdapterOptions) {
    return HarvestCase.query(options).where('state', 'open')
  }
}
