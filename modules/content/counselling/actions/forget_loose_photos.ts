import { clock } from '#app/clock'
import { afterCommit, type Transaction } from '#app/transaction'
import { LOOSE_PHOTO_MS } from '../constants.js'
import CounsellingPhoto from '../models/counselling_photo.js'
import { photoFilesBefore, removePhotoFiles } from '../photo_files.js'

/** Photos one round of tidying removes at most. */
const ROUND_MAX = 500

/** Forgets photos that no message was sent with for a day, and files that no row speaks of. */
export async function forgetLoosePhotos(trx: Transaction): Promise<void> {
  const { client } = trx
  const until = clock.now() - LOOSE_PHOTO_MS
  const loose = await CounsellingPhoto.query({ client })
    .whereNull('messageId')
    .where('storedAt', '<=', until)
    .limit(ROUND_MAX)
    .forUpdate()
  const ids = loose.map(({ id }) => id)
  await CounsellingPhoto.query({ client }).whereIn('id', ids).whereNull('messageId').delete()
  const old = (await photoFilesBefore(until)).slice(0, ROUND_MAX)
  const known = await CounsellingPhoto.query({ client }).whereIn('file', old).select('file')
  const spoken = new Set(known.map(({ file }) => file))
  const gone = [...loose.map(({ file }) => file), ...old.filter((name) => !spoken.has(name))]
  afterCommit(trx, () => removePhotoFiles(gone))
}
