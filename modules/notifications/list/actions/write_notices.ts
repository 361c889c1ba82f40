import type { DueMessage } from '#app/outbox/handlers'
import type { NoticePayload } from '#app/outbox/notices'
import { KeyDestroyed, sealForMember } from '#app/personal/member_key'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { findMember, type Member } from '#auth'
import { choicesOf } from '#notifications/choices/queries/choices_of'
import { ownPath } from '../own_path.js'
import { tellOpenPages } from '../open_pages.js'
import { tellByOtherChannels } from './other_channels.js'
import { writeNotifications } from './write_notifications_sql.js'

let lastOne: Promise<unknown> = Promise.resolve()

/**
 * Writes a notice into the list of everybody it is for, each once; open pages hear of it after the commit. Those of one
 * round of the outbox are written one after the other, so that what happened first was told first.
 */
export function writeNotices(message: DueMessage<NoticePayload>): Promise<void> {
  const written = lastOne.then(() => write(message))
  // Who comes next waits for this one, not for its success.
  lastOne = written.catch(() => {})
  return written
}

async function write(message: DueMessage<NoticePayload>): Promise<void> {
  const { memberIds } = message.payload
  const found = await Promise.all(memberIds.map(findMember))
  // Nobody tells those anything who are deleted or disabled.
  const members = found.filter((member) => member !== null)
  const choicesFor = await choicesOf(members.map(({ id }) => id))
  await transaction(async (trx) => {
    const made = await Promise.all(members.map((member) => rowOf(trx, member, message)))
    const rows = made.filter((row) => row !== null)
    const written = await writeNotifications(trx, rows)
    for (const { memberId, dedupeKey } of rows) {
      const notificationId = written.get(dedupeKey)
      if (notificationId === undefined) continue
      const told = { notificationId, memberId, choices: choicesFor(memberId) }
      await tellByOtherChannels(trx, told, message.payload)
    }
    afterCommit(trx, () => tellOpenPages(members, [...written.values()]))
  })
}

/** Null for a member who is being deleted: nobody else goes without the notice for it. */
async function rowOf(
  trx: Transaction,
  { id: memberId }: Member,
  { dedupeKey, createdAt, payload: { notice } }: DueMessage<NoticePayload>
) {
  const { topic, type, key: textKey, values, path } = notice
  const sealedValues = await sealForMember(trx, memberId, JSON.stringify(values)).catch(
    unlessDestroyed
  )
  if (sealedValues === null) return null
  return {
    memberId,
    topic,
    type,
    textKey,
    sealedValues,
    action: path === undefined ? null : ownPath(path),
    campaignId: null,
    dedupeKey: `${dedupeKey}:${memberId}`,
    createdAt,
  }
}

function unlessDestroyed(error: unknown): null {
  if (error instanceof KeyDestroyed) return null
  throw error
}
