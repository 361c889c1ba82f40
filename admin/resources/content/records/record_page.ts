import { HttpError } from 'react-admin'
import type { Kind } from '../fields/record_fields'
import type { Body } from '../merge/body'
import type { Saved } from '../store/draft_saver'
import { act } from '../../../providers/data_provider'

export const STATES = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const
export type RecordState = (typeof STATES)[number]

/** A link to the draft for people without a login; times in ms. */
export interface PreviewLink {
  id: number
  expires_at: number
  created_at: number
  created_by: string | null
}

/** A record as a list shows it; times in ms. */
export interface RecordLine {
  id: number
  key: string
  kind: Kind
  title_hu: string
  title_en: string
  slug: string | null
  category_id: number | null
  state: RecordState
  has_changes: boolean
  starts_at: number | null
  ends_at: number | null
  missing_hu: number
  missing_en: number
  edited_at: number
  edited_by: string | null
}

/** A record as its screen has it. */
export interface RecordPage extends RecordLine {
  body: Body
  revision: number
  publication: { version: number; starts_at: number; ends_at: number | null } | null
  previews: PreviewLink[]
}

const CONFLICT = 409

/** Saves a draft, and tells a refusal in words of the saver. */
export async function sendDraft(id: number, body: Body, revision: number): Promise<Saved> {
  try {
    const path = `/content_records/${id}`
    const { data } = await act<{ data: RecordPage }>(path, { revision, body }, 'PUT')
    return { kind: 'saved', revision: data.revision, body: data.body }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { errors = {}, meta } = error.body ?? {}
    if (error.status === CONFLICT && meta?.body) return { kind: 'meanwhile', meanwhile: meta }
    return { kind: 'refused', message: error.message, problems: errors }
  }
}
