import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { redraw } from '#app/media/pictures'
import { sealForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { PHOTO_WIDTH } from '../constants.js'
import CounsellingPhoto from '../models/counselling_photo.js'
import { removePhotoFiles, storePhotoFile } from '../photo_files.js'

/** A photo by the name its sender gave it. */
export interface NamedPhoto {
  memberId: number
  key: string
}

/** Whether this photo is here already: sent again, it need not be drawn again. */
export async function isPhotoKept({ memberId, key }: NamedPhoto): Promise<boolean> {
  return (await CounsellingPhoto.findBy({ memberId, key })) !== null
}

/**
 * Draws a photo anew, seals it with the key of its member and keeps it for the message that is still being written.
 * Nothing of the sent bytes is kept, no place in its metadata.
 *
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503), not_found where the member is gone
 */
export async function keepPhoto({ memberId, key }: NamedPhoto, bytes: Buffer): Promise<void> {
  const drawn = await redraw(bytes, PHOTO_WIDTH)
  const sealed = await transaction(async (trx) => {
    if (!(await holdMember(trx, memberId))) throw new NotFound()
    return sealForMember(trx, memberId, drawn)
  })
  const file = await storePhotoFile(memberId, sealed)
  try {
    const isNew = await transaction(async (trx) => {
      if (!(await holdMember(trx, memberId))) throw new NotFound()
      const { client } = trx
      if (await CounsellingPhoto.query({ client }).where({ memberId, key }).first()) return false
      await CounsellingPhoto.create({ memberId, key, file, storedAt: clock.now() }, { client })
      return true
    })
    if (!isNew) await removePhotoFiles([file])
  } catch (error) {
    await removePhotoFiles([file])
    throw error
  }
}
