import { batched } from '#app/database/batched'
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

/**
 * Writes a notice into the list of everybody it is for, each once; open pages hear of it after the commit. Those of one
 * round of the outbox are written together, in their order, so that what happened first was told first.
 */
export const writeNotices = batched<DueMessage<NoticePayload>, void>(writeTogether, {
  writes: true,
  groupsMax: 1,
  aloneAfterError: 'Notices',
  isRepeatable: true,
})

/** A notice and one of those it is for. */
interface Meant {
  message: DueMessage<NoticePayload>
  member: Member
}

async function writeTogether(messages: readonly DueMessage<NoticePayload>[]): Promise<void[]> {
  const members = await membersOf(messages)
  const choicesFor = await choicesOf([...members.keys()])
  const meant = messages.flatMap((message) =>
    message.payload.memberIds.flatMap((id) => {
      const member = members.get(id)
      return member ? { message, member } : []
    })
  )
  await transaction(async (trx) => {
    const rows = await rowsOf(trx, meant)
    const written = await writeNotifications(trx, [...rows.values()])
    for (const one of meant) {
      const notificationId = written.get(rows.get(one)?.dedupeKey ?? '')
      if (notificationId === undefined) continue
      const memberId = one.member.id
      const told = { notificationId, memberId, choices: choicesFor(memberId) }
      await tellByOtherChannels(trx, told, one.message.payload)
    }
    afterCommit(trx, () => tellOpenPages([...members.values()], [...written.values()]))
  })
  return messages.map(() => undefined)
}

/** Nobody tells those anything who are deleted or disabled. */
async function membersOf(messages: readonly DueMessage<NoticePayload>[]) {
  const ids = [...new Set(messages.flatMap(({ payload }) => payload.memberIds))]
  const found = await Promise.all(ids.map(findMember))
  return new Map(found.flatMap((member) => (member ? [[member.id, member]] : [])))
}

/** The rows in the order of what was told; keys of members are held in the order in which everybody holds them. */
async function rowsOf(trx: Transaction, meant: Meant[]) {
  const made = new Map<Meant, NonNullable<Awaited<ReturnType<typeof rowOf>>>>()
  for (const one of meant.toSorted((a, b) => a.member.id - b.member.id)) {
    const row = await rowOf(trx, one.member, one.message)
    if (row) made.set(one, row)
  }
  return new Map(meant.flatMap((one) => (made.has(one) ? [[one, made.get(one)!]] : [])))
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
