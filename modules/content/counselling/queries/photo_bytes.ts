import { NotFound } from '#app/exceptions/page_exceptions'
import { openBytesForMember } from '#app/personal/member_key'
import type { NamedPhoto } from '../actions/keep_photo.js'
import CounsellingMessage from '../models/counselling_message.js'
import CounsellingPhoto from '../models/counselling_photo.js'
import { readPhotoFile } from '../photo_files.js'

/** A photo of this member. @throws not_found */
export async function ownPhotoBytes({ memberId, key }: NamedPhoto): Promise<Buffer> {
  return bytesOf(await CounsellingPhoto.findBy({ memberId, key }))
}

/** A photo that was sent with a message of this question. @throws not_found */
export async function photoBytesOfQuestion(questionId: number, photoId: number): Promise<Buffer> {
  const messages = CounsellingMessage.query().where({ questionId }).select('id')
  return bytesOf(
    await CounsellingPhoto.query().where({ id: photoId }).whereIn('messageId', messages).first()
  )
}

async function bytesOf(photo: CounsellingPhoto | null): Promise<Buffer> {
  const sealed = photo && (await readPhotoFile(photo.file))
  const bytes = sealed && (await openBytesForMember(photo.memberId, sealed))
  if (!bytes) throw new NotFound()
  return bytes
}
