import type { Transaction } from '#app/transaction'

declare const TOLD: unique symbol

/** The name of a kind of fact, and the type of what is told of it. */
export type Fact<Told> = string & { readonly [TOLD]: Told }

/** Writes what follows of a fact, in the transaction that made it. */
export type Follower<Told> = (trx: Transaction, told: Told) => Promise<void>

/** A message that nobody waits for any more. */
export interface ClosedMessage {
  topic: string
  dedupeKey: string
  memberId: number | null
}

/** A consent of a member was given or withdrawn. `changedAt` in ms UTC. */
export const CONSENT_CHANGED = fact<{
  memberId: number
  purpose: string
  given: boolean
  changedAt: number
}>('consent_changed')

/** An order was placed or took a step. `changedAt` in ms UTC. */
export const ORDER_CHANGED = fact<{
  memberId: number
  orderId: number
  status: string
  changedAt: number
}>('order_changed')

/** Messages that were laid aside and that nobody waits for any more, because staff closed or removed them. */
export const MESSAGES_CLOSED = fact<{ messages: ClosedMessage[] }>('messages_closed')

const followers = new Map<string, Follower<never>[]>()

function fact<Told extends object>(name: string): Fact<Told> {
  return name as Fact<Told>
}

/** Has something done wherever a fact is told; called once at start by the module that does it. */
export function follow<Told>(kind: Fact<Told>, follower: Follower<NoInfer<Told>>): void {
  followers.set(kind, [...(followers.get(kind) ?? []), follower])
}

/** Tells a fact to whoever follows it, in its own transaction: what they write stands or falls with it. */
export async function tellFollowers<Told>(
  trx: Transaction,
  kind: Fact<Told>,
  told: NoInfer<Told>
): Promise<void> {
  for (const follower of followers.get(kind) ?? []) await (follower as Follower<Told>)(trx, told)
}
