import { BaseTransformer } from '@adonisjs/core/transformers'
import type { HarvestReason } from '#points/harvest/evidence'
import type HarvestCase from '#points/harvest/models/harvest_case'

/** A case as the back-office shows it; its reasons name stickers from 1, as people count them. */
export default class HarvestCaseTransformer extends BaseTransformer<HarvestCase> {
  toObject() {
    const found = this.resource
    return {
      id: found.memberId,
      member_id: found.memberId,
      score: found.score,
      reasons: (JSON.parse(found.reasons) as HarvestReason[]).map(shownReason),
      state: found.state,
      found_at: found.foundAt,
      seen_at: found.seenAt,
      settled_at: found.settledAt,
      settled_by: found.settledBy,
      note: found.note,
    }
  }
}

function shownReason(reason: HarvestReason, place: number) {
  if (reason.kind === 'refused') return { id: place, ...reason }
  if (reason.kind === 'invitations') {
    const { memberIds: member_ids, ...rest } = reason
    return { id: place, ...rest, member_ids }
  }
  if (reason.kind === 'shared') {
    const { batchId: batch_id, serial, ...rest } = reason
    return { id: place, ...rest, batch_id, number: serial + 1 }
  }
  const { batchId: batch_id, first, last, ...rest } = reason
  return { id: place, ...rest, batch_id, from: first + 1, to: last + 1 }
}
