import type { Transaction } from '#app/transaction'
import CounsellingPhoto from '../models/counselling_photo.js'
import type { NamedPhoto } from './keep_photo.js'

/**
 * Takes back a photo that was not sent with a message yet.
 *
 * @returns the name of its file, to be removed after the commit; undefined where there is no such photo
 */
export async function dropPhoto(
  { client }: Transaction,
  { memberId, key }: NamedPhoto
): Promise<string | undefined> {
  const photo = await CounsellingPhoto.query({ client })
    .where({ memberId, key })
    .whereNull('messageId')
    .forUpdate()
    .first()
  await photo?.delete()
  return photo?.file
}
