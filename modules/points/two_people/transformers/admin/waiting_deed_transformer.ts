import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Deed } from '#points/two_people/deed'
import type WaitingDeed from '#points/two_people/models/waiting_deed'
import type { DeedSubject } from '#points/two_people/queries/admin/subject_of_deed'

/** Something that needs a second administrator, with the name of what it is about. */
export default class WaitingDeedTransformer extends BaseTransformer<{
  row: WaitingDeed
  subject: DeedSubject | null
}> {
  toObject() {
    const { row, subject } = this.resource
    return {
      id: row.id,
      kind: row.kind,
      subject_id: row.subjectId,
      points: row.points,
      state: row.state,
      asked_by: row.askedBy,
      settled_by: row.settledBy,
      asked_at: row.askedAt,
      settled_at: row.settledAt,
      ...toldOf(row.deed),
      title_hu: subject?.hu ?? null,
      title_en: subject?.en ?? null,
    }
  }
}

/** What the sentence about a deed says. */
function toldOf(deed: Deed) {
  if (deed.kind === 'setting') return { setting: deed.change.key, value: deed.change.value }
  if (deed.kind === 'appointment') {
    const { role, name, email } = deed.change
    return { role, name, email }
  }
  if (deed.kind === 'campaign') {
    const { name, people, price, at } = deed.change
    return { name, people, price, at }
  }
  if (deed.kind === 'award') {
    const { points, members } = deed.change
    return { points_each: points, members }
  }
  if (deed.kind === 'rule_added' || deed.kind === 'rule_changed') {
    const { source, pointsFrom, pointsTo = null, validFrom = null } = deed.change
    const range = { points_from: pointsFrom, points_to: pointsTo }
    return { source, ...range, valid_from: validFrom }
  }
  return {}
}
