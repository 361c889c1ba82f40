import { createHash, randomBytes } from 'node:crypto'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { PREVIEW_DAYS } from '#content/constants'
import type ContentRecord from '../models/content_record.js'
import ContentPreview from '../models/content_preview.js'

/** Bytes of a token: nobody guesses it. */
const TOKEN_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000

/** What the signature of the link is good for. */
export const PREVIEW_PURPOSE = 'content-preview'

/** The stored form of a token. */
export const hashOfPreview = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** Makes a link to the draft of a record, which no login guards; the address is told once and not kept. */
export async function makePreview(
  { client }: Transaction,
  record: ContentRecord,
  { days = PREVIEW_DAYS, staffId }: { days?: number; staffId: number }
): Promise<{ id: number; path: string; expiresAt: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = now + days * DAY_MS
  const { id } = await ContentPreview.create(
    {
      recordId: record.id,
      tokenHash: hashOfPreview(token),
      expiresAt,
      revokedAt: null,
      createdBy: staffId,
      createdAt: now,
    },
    { client }
  )
  return { id, path: signedUrlFor('preview', { token }, { purpose: PREVIEW_PURPOSE }), expiresAt }
}
