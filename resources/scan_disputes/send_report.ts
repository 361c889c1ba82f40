import { crossSiteToken, JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { smallerPicture } from './smaller_picture'

/** Refusals that support can look into; the others are the member's own slip or pass by themselves. */
const REPORTABLE = new Set([
  'already_used',
  'scan_limit_reached',
  'void',
  'expired',
  'not_active',
  'invalid_code',
])

/** Whether a refusal may be wrong. */
export function isReportable(reason: string): boolean {
  return REPORTABLE.has(reason)
}

/** What a member reports. */
export interface StickerReport {
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
export async function sendReport({ code, reason, note, photo }: StickerReport): Promise<void> {
  const body = { qrCode: code, reason, ...(note.trim() && { note: note.trim() }) }
  const { id } = await postJson<{ id: number }>(route('disputes.store'), body)
  if (photo) await sendPhoto(id, await smallerPicture(photo))
}

async function sendPhoto(id: number, picture: Blob) {
  const response = await fetch(route('disputes.photo', { id }), {
    method: 'PUT',
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'Content-Type': picture.type || 'application/octet-stream',
      'X-XSRF-TOKEN': crossSiteToken(),
    },
    body: picture,
  }).catch((error) => {
    throw new JsonError(0, [], { cause: error })
  })
  if (response.ok) return
  const answer = await response.json().catch(() => null)
  throw new JsonError(response.status, answer?.errors ?? [])
}
