import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { overwriteDeletedRows } from '#app/database/overwrite_deleted_rows'
import { rows } from '#app/database/statement'
import { registerOutboxHandler } from '#app/outbox/handlers'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import type { Transaction } from '#app/transaction'
import { destroyMemberKey } from './member_key.js'

/** Who is erased, and the values it may be found by outside the database. */
export interface ErasedMember {
  id: number
  /** E-mail address and phone number, as they were stored. */
  traces: string[]
}

/** What one module does when a member is deleted; everything is optional. */
export interface MemberErasure {
  /** Brings to an end what is under way, or throws the reason why the member must stay. */
  settle?: (trx: Transaction, memberId: number) => Promise<void>
  /** Removes or empties what the module's tables hold of the member, in the same transaction. */
  erase?: (trx: Transaction, memberId: number) => Promise<void>
  /**
   * Removes what lies outside the database (files, caches). Runs after the commit, again and again
   * until it succeeds, so it must not mind being repeated.
   */
  removeTraces?: (member: ErasedMember) => Promise<void>
}

const TRACES_TOPIC = topic<ErasedMember>('personal.traces')

const REMAINS_TOPIC = topic<{}>('personal.remains')

const erasures = new Map<string, MemberErasure>()

registerOutboxHandler(TRACES_TOPIC, async ({ payload }) => {
  for (const { removeTraces } of erasures.values()) await removeTraces?.(payload)
  overwriteDeletedRows()
})

registerOutboxHandler(REMAINS_TOPIC, async () => overwriteDeletedRows())

/** Adds what a module knows of members to every deletion; called once at start by that module. */
export function registerErasure(module: string, erasure: MemberErasure): void {
  erasures.set(module, erasure)
}

/**
 * Erases a member everywhere: all of it with the commit of `trx`, or nothing. The values sealed
 * with the member's key become unreadable, its outbox messages go.
 *
 * @throws whatever a module refuses the deletion with
 */
export async function eraseMember(trx: Transaction, member: ErasedMember): Promise<void> {
  for (const { settle } of erasures.values()) await settle?.(trx, member.id)
  for (const { erase } of erasures.values()) await erase?.(trx, member.id)
  await rows(trx, 'DELETE FROM outbox_messages WHERE member_id = ?', [member.id])
  await destroyMemberKey(trx, member.id)
  // Without a member on it: the message itself must outlive the key that was just destroyed.
  const dedupeKey = `${TRACES_TOPIC}:${member.id}:${clock.now()}`
  await sendLater(trx, { topic: TRACES_TOPIC, dedupeKey, payload: { ...member } })
}

/** Has the files of the database cleaned of what `trx` removes, for removals outside a deletion. */
export async function overwriteLater(trx: Transaction): Promise<void> {
  const dedupeKey = `${REMAINS_TOPIC}:${randomUUID()}`
  await sendLater(trx, { topic: REMAINS_TOPIC, dedupeKey, payload: {} })
}
