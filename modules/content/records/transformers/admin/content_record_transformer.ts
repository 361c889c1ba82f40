import { BaseTransformer } from '@adonisjs/core/transformers'
import { clock } from '#app/clock'
import type ContentRecord from '#content/records/models/content_record'
import { stateOf, tellingPeriod } from '#content/records/publication_state'

/** A record as staff list it: its draft's words, its address, and where it stands. */
export default class ContentRecordTransformer extends BaseTransformer<ContentRecord> {
  constructor(
    resource: ContentRecord,
    protected staffNames: Map<number, string>
  ) {
    super(resource)
  }

  toObject() {
    const { id, key, kind, categoryId, position, archivedAt } = this.resource
    const { draft, publications, slugs } = this.resource
    const now = clock.now()
    const period = tellingPeriod(publications, now)
    return {
      id,
      key,
      kind,
      title_hu: draft.titleHu,
      title_en: draft.titleEn,
      slug: slugs.find(({ isCurrent }) => isCurrent)?.slug ?? null,
      category_id: categoryId,
      position,
      state: stateOf({ archivedAt, periods: publications }, now),
      has_changes: draft.hasChanges,
      starts_at: period?.startsAt ?? null,
      ends_at: period?.endsAt ?? null,
      missing_hu: draft.missingHu,
      missing_en: draft.missingEn,
      edited_at: draft.editedAt,
      edited_by: nameOf(draft.editedBy, this.staffNames),
    }
  }
}

/** What a staff member is called; null is the shop itself. */
export function nameOf(staffId: number | null, names: Map<number, string>): string | null {
  return staffId === null ? null : (names.get(staffId) ?? null)
}
