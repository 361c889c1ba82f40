import { clock } from '#app/clock'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { PhotoGone } from '../exceptions.js'
import CounsellingMessage from '../models/counselling_message.js'
import CounsellingPhoto from '../models/counselling_photo.js'

/** Words that are added to a question. */
export interface NewMessage {
  questionId: number
  /** Whose question it is. */
  memberId: number
  kind: CounsellingMessage['kind']
  /** Who wrote it; without one the member did. */
  staffId?: number
  text: string
  /** Names of the photos that go with it. */
  photos?: string[]
}

/**
 * Writes a message under the key of its member, with the photos that were sent for it.
 *
 * @returns the id of the message
 * @throws photo_gone
 */
export async function writeMessage(trx: Transaction, message: NewMessage): Promise<number> {
  const { questionId, memberId, kind, staffId = null, text, photos = [] } = message
  const { client } = trx
  const sealedText = await sealForMember(trx, memberId, text)
  const { id } = await CounsellingMessage.create(
    { questionId, memberId, kind, staffId, sealedText, writtenAt: clock.now() },
    { client }
  )
  if (photos.length) {
    const loose = CounsellingPhoto.query({ client }).where({ memberId }).whereNull('messageId')
    const taken = await loose.whereIn('key', photos).update({ messageId: id })
    if (Number(taken) !== photos.length) throw new PhotoGone()
  }
  return id
}
