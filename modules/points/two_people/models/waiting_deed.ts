import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { WaitingDeedSchema } from '#database/schema'
import type { Deed } from '#points/two_people/deed'

/** Something that makes many points possible and waits for a second person. */
export default class WaitingDeed extends WaitingDeedSchema {
  /** Deeds that wait for a second person. */
  static open(options?: ModelAdapterOptions) {
    return WaitingDeed.query(options).where('state', 'open')
  }

  /** What waits. */
  get deed(): Deed {
    return { kind: this.kind, subjectId: this.subjectId, change: JSON.parse(this.change) } as Deed
  }
}
