import { BaseTransformer } from '@adonisjs/core/transformers'
import { typedCode } from '#app/rules/code_text'
import type Scan from '#points/scans/models/scan'

/** A credited scan with its sticker, whose place is counted from 1. */
export default class CodeScanTransformer extends BaseTransformer<Scan> {
  toObject() {
    const { entryId, code, memberId, scannedAt, $extras } = this.resource
    return {
      id: entryId,
      code: typedCode(code),
      batch_id: $extras.batch_id,
      serial: $extras.serial + 1,
      member_id: memberId,
      points: $extras.points,
      scanned_at: scannedAt,
    }
  }
}
