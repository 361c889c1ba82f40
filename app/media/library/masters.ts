import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { clock } from '#app/clock'
import { isMissingFile } from '#app/files/missing_file'
import type { Transaction } from '#app/transaction'
import { FILE_MAX, PICTURE_WIDTHS, UPLOAD_MAX } from '../constants.js'
import { keepFile, mediaPath, type Keep } from '../folder.js'
import Media, { type MediaKind } from '../models/media.js'
import { storeMedium, type NewTexts, type StoredMedium } from './add_medium.js'

/** The one file of a medium that goes to another installation. */
export interface Master {
  /** Where it lies here. */
  path: string
  /** Of its bytes, in hexadecimal digits. */
  sha256: string
}

/** What is said of a medium in all installations. */
export interface BroughtTexts extends NewTexts {
  key: string
  isDecorative: boolean
  focusX: number
  focusY: number
}

/** Bytes that a master may have. */
export const MASTER_MAX: Record<MediaKind, number> = { picture: UPLOAD_MAX, file: FILE_MAX }

/** The master of a medium, read in pieces; null where the folder has lost it. */
export async function masterOf({ name, kind }: Media): Promise<Master | null> {
  // One that came from another installation goes on as it came: each drawing anew loses a little.
  const widths = PICTURE_WIDTHS.toReversed().map((width) => `${name}-${width}.webp`)
  const files = kind === 'file' ? [`${name}.pdf`] : [`${name}.master`, ...widths]
  for (const path of files.map((file) => join(mediaPath, file))) {
    const sha256 = await hashOfFile(path)
    if (sha256) return { path, sha256 }
  }
  return null
}

async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

/**
 * Stores the master of another installation as an upload is stored: a picture is drawn anew for those who see it. The
 * master itself is handed out to nobody; it lies beside what was drawn for the next export.
 *
 * @throws picture_unreadable, medium_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function storeMaster(
  bytes: Buffer,
  kind: MediaKind,
  keep: Keep = keepFile
): Promise<StoredMedium> {
  const stored = await storeMedium(bytes, kind, keep)
  if (kind === 'picture') await keep(`${stored.name}.master`, bytes)
  return stored
}

/** Notes a medium of another installation under the key it has there. */
export async function addBrought(
  { client }: Transaction,
  { contentHash, ...stored }: StoredMedium,
  texts: BroughtTexts
): Promise<Media> {
  // The library may have the same bytes under a key of its own; who uploads them next is given that one.
  const same = await Media.findBy({ contentHash }, { client })
  const own = { contentHash: same ? null : contentHash, archivedAt: null, createdAt: clock.now() }
  return Media.create({ ...stored, ...texts, ...own }, { client })
}
