import { BaseTransformer } from '@adonisjs/core/transformers'
import type MemberNote from '#auth/care/models/member_note'

/** What a transformer of notes needs to know of their writers and of the member's key. */
export interface NoteReader {
  names: Map<number, string>
  open: (sealed: string) => string | null
  /** The staff member who reads. */
  staffId: number
}

/** A note about a member as staff read it. */
export default class MemberNoteTransformer extends BaseTransformer<MemberNote> {
  constructor(
    note: MemberNote,
    private reader: NoteReader
  ) {
    super(note)
  }

  toObject() {
    const { id, sealedText, staffId, writtenAt } = this.resource
    return {
      id,
      text: this.reader.open(sealedText),
      actor_name: this.reader.names.get(staffId) ?? null,
      is_own: staffId === this.reader.staffId,
      written_at: writtenAt,
    }
  }
}
