import { BaseTransformer } from '@adonisjs/core/transformers'
import type Dispute from '#points/disputes/models/dispute'
import type { UsesOfCode } from '#points/disputes/uses_of_code'

/** A reported sticker as staff see it in the list. */
export default class DisputeTransformer extends BaseTransformer<Dispute> {
  constructor(
    dispute: Dispute,
    private usesOf: (code: string) => UsesOfCode
  ) {
    super(dispute)
  }

  toObject() {
    const dispute = this.resource
    return {
      id: dispute.id,
      member_id: dispute.memberId,
      code: dispute.code,
      reason: dispute.reason,
      state: dispute.state,
      points: dispute.points,
      actor_id: dispute.actorId,
      opened_at: dispute.openedAt,
      settled_at: dispute.settledAt,
      has_photo: dispute.photo !== null,
      has_note: dispute.sealedNote !== null,
      ...this.usesOf(dispute.code),
    }
  }
}
