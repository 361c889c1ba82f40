import { DISPUTE_REASONS } from '@rules/dispute_reasons'
import { postJson } from '~/navigation/json'
import { putPicture } from '~/navigation/put_picture'
import { route } from '~/navigation/route'
import { smallerPicture } from './smaller_picture'

const DISPUTABLE: ReadonlySet<string> = new Set(DISPUTE_REASONS)

/** Whether a refusal may be wrong. */
export function isDisputable(reason: string): boolean {
  return DISPUTABLE.has(reason)
}

/** What a member reports. */
export interface NewDispute {
  code: string
  /** The refusal the member was told. */
  reason: string
  note: string
  photo?: File
}

/**
 * Reports a sticker, then sends its photo; sent once more after a failure it is the same report.
 *
 * @throws JsonError
 */
export async function sendDispute({ code, reason, note, photo }: NewDispute): Promise<void> {
  const body = { qrCode: code, reason, ...(note.trim() && { note: note.trim() }) }
  const { id } = await postJson<{ id: number }>(route('disputes.store'), body)
  if (photo) await putPicture(route('disputes.photo', { id }), await smallerPicture(photo))
}
