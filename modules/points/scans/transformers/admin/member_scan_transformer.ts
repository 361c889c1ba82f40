import { BaseTransformer } from '@adonisjs/core/transformers'
import type Scan from '#points/scans/models/scan'

/** A credited scan beside others of its member; its code is told to whoever deals with stickers. */
export default class MemberScanTransformer extends BaseTransformer<Scan> {
  toObject() {
    const { entryId, scannedAt, $extras } = this.resource
    return {
      id: entryId,
      product: $extras.source_name,
      batch_id: $extras.batch_id,
      serial: $extras.serial + 1,
      points: $extras.points,
      scanned_at: scannedAt,
    }
  }
}
