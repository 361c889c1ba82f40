import { createHash, randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { insertUnlessThere } from '#app/database/insert_unless_there'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { FILE_MAX, UPLOAD_MAX } from '../constants.js'
import { MediumIsThere, MediumUnreadable, OtherKind } from '../exceptions.js'
import { isPdf, storeFile } from '../files.js'
import { keepFile, type Keep } from '../folder.js'
import Media, { type MediaKind } from '../models/media.js'
import { isPicture, storePicture, type StoredPicture } from '../pictures.js'
import { tellRenamed } from './owners.js'

/** What was sent, stored: the library may have it already, and then nothing was. */
export interface StoredMedium {
  kind: MediaKind
  mime: string
  name: string
  /** Size of the widest picture, in px; 0 for files. */
  width: number
  height: number
  /** Of what was sent. */
  bytes: number
  contentHash: string
}

/** Texts and names of a medium that is new. */
export interface NewTexts {
  altHu: string
  altEn: string
  fileName: string
}

/** Bytes an upload may have, by how it begins. */
export const limitOf = (start: Buffer): number => (isPdf(start) ? FILE_MAX : UPLOAD_MAX)

/** What names the bytes of an upload. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Stores the files of an upload.
 *
 * @param kind the one kind that is taken; both where it is undefined
 * @param keep writes a file; who only wants to know whether the bytes would be taken keeps none
 * @throws picture_unreadable, medium_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function storeMedium(
  bytes: Buffer,
  kind?: MediaKind,
  keep: Keep = keepFile
): Promise<StoredMedium> {
  const stored = { bytes: bytes.length, contentHash: sha256Of(bytes) }
  if (kind !== 'picture' && isPdf(bytes)) {
    const { name } = await storeFile(bytes, keep)
    return { kind: 'file', mime: 'application/pdf', name, width: 0, height: 0, ...stored }
  }
  if (kind === 'file' || (!kind && !isPicture(bytes))) throw new MediumUnreadable()
  return { kind: 'picture', mime: 'image/webp', ...(await storePicture(bytes, keep)), ...stored }
}

/**
 * Notes what was stored. Two who send the same at once are given the same medium.
 *
 * @returns the medium, and whether it is new
 */
export async function addMedium(
  trx: Transaction,
  stored: StoredMedium,
  texts: NewTexts
): Promise<{ medium: Media; isNew: boolean }> {
  const { client } = trx
  const fresh = new Media().merge({
    ...stored,
    ...texts,
    key: randomUUID(),
    isDecorative: false,
    focusX: 2,
    focusY: 2,
    archivedAt: null,
    createdAt: clock.now(),
  })
  const isNew = await insertUnlessThere(fresh.useTransaction(client), 'content_hash')
  const medium = isNew
    ? fresh
    : await Media.findByOrFail('contentHash', stored.contentHash, { client })
  return { medium, isNew }
}

/** Notes a picture that lies in the folder under a name of its own; for the demo. */
export async function describePicture(
  trx: Transaction,
  { name, width, height }: StoredPicture,
  { altHu, altEn }: Pick<NewTexts, 'altHu' | 'altEn'>
): Promise<void> {
  const size = { name, width, height, bytes: 0 }
  const mime = 'image/webp'
  await Media.create(
    {
      ...size,
      mime,
      altHu,
      altEn,
      kind: 'picture',
      fileName: '',
      contentHash: null,
      key: randomUUID(),
      isDecorative: false,
      focusX: 2,
      focusY: 2,
      archivedAt: null,
      createdAt: clock.now(),
    },
    { client: trx.client }
  )
}

/** A medium that this transaction holds. @throws NotFound */
export async function heldMedium({ client }: Transaction, id: number): Promise<Media> {
  const medium = await Media.query({ client }).where({ id }).forUpdate().first()
  if (!medium) throw new NotFound()
  return medium
}

/**
 * Gives a medium that is held other files; its key, its texts and its uses stay.
 *
 * @returns the name of the files it had
 * @throws other_kind, medium_is_there
 */
export async function replaceMedium(
  trx: Transaction,
  medium: Media,
  { kind, ...stored }: StoredMedium
): Promise<string> {
  if (kind !== medium.kind) throw new OtherKind()
  const { client } = trx
  const { contentHash } = stored
  const same = await Media.query({ client })
    .where({ contentHash })
    .whereNot('id', medium.id)
    .first()
  if (same) throw new MediumIsThere()
  const former = medium.name
  await medium.merge(stored).useTransaction(client).save()
  if (kind === 'picture') await tellRenamed(trx, former, stored.name)
  return former
}
