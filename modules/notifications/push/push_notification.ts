import { clock } from '#app/clock'
import { topic } from '#app/outbox/topic'
import { sendTogether } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import PushSubscription from './models/push_subscription.js'

/** How long a push service keeps a message for a phone that is off, in seconds, and how soon it wakes one. */
export interface PushPace {
  ttl: number
  urgency: 'high' | 'normal' | 'low'
}

/** One message to one browser. Its text is written when it is sent. */
export interface PushPayload extends PushPace {
  subscriptionId: number
  notificationId: number
  /** What it is about, such as `order:812`; a later one takes its place. */
  tag: string
  /** Stands for all notifications from this one on that were kept until these quiet hours ended, in ms UTC. */
  keptUntil?: number
}

/** A notification that is told to the browsers of its member. */
export interface PushedNotification {
  memberId: number
  notificationId: number
  tag: string
  pace: PushPace
  /** Milliseconds UTC until which it is kept, and told with all others that are; at once by default. */
  notBefore?: number
}

const HOUR_SECONDS = 60 * 60

/** By what a notification is about. */
export const PUSH_PACES = {
  security: { ttl: 24 * HOUR_SECONDS, urgency: 'high' },
  usual: { ttl: 72 * HOUR_SECONDS, urgency: 'normal' },
  news: { ttl: 12 * HOUR_SECONDS, urgency: 'low' },
} satisfies Record<string, PushPace>

export const PUSH = topic<PushPayload>('push')
/** Messages that warn of somebody else in an account. */
export const URGENT_PUSH = topic<PushPayload>('urgent_push', { lane: 'codes' })

/**
 * What is told so shortly before the end of quiet hours, in ms, may be committed once the message has gone that stands for all of the
 * night: it has one of its own. No transaction lasts longer.
 */
const LAST_MOMENT_MS = 10_000

/** Of the message that tells a browser of one notification. */
export const keyOfOne = (notificationId: number, subscriptionId: number) =>
  `push:${notificationId}:${subscriptionId}`

/** Writes one message for each browser that the member takes messages with, in the transaction of the notification. */
export async function pushNotification(
  trx: Transaction,
  { memberId, notificationId, tag, pace, notBefore }: PushedNotification
): Promise<void> {
  const subscriptions = await PushSubscription.query(trx).where({ memberId }).orderBy('id')
  const isLast = notBefore !== undefined && notBefore - clock.now() <= LAST_MOMENT_MS
  const keptUntil = isLast ? undefined : notBefore
  const messages = subscriptions.map(({ id: subscriptionId }) => ({
    topic: pace === PUSH_PACES.security ? URGENT_PUSH : PUSH,
    // The first one that is kept stands for those that follow it.
    dedupeKey: keptUntil
      ? `push:kept:${keptUntil}:${subscriptionId}`
      : keyOfOne(notificationId, subscriptionId),
    memberId,
    payload: { subscriptionId, notificationId, tag, keptUntil, ...pace },
    notBefore,
  }))
  if (messages.length) await sendTogether(trx, messages)
}
