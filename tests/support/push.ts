import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { OutwardAgent } from '#app/http/outward_agent'
import { transaction } from '#app/transaction'
import {
  NotificationTexts,
  type NotificationText,
} from '#notifications/contracts/notification_texts'
import { keepSubscription } from '#notifications/push/actions/keep_subscription'
import { newKeyPair } from '#notifications/push/key_pairs'
import PushSubscription from '#notifications/push/models/push_subscription'
import { PushAccount, type KeyPair } from '#notifications/push/push_account'
import { PUSH_PACES, pushNotification } from '#notifications/push/push_notification'
import type { PushBrowser } from './push_browser.js'
import { LoopbackPushService } from './push_service.js'

type Cleanup = (work: () => void | Promise<void>) => void

/** Gives the shop a pair of keys for the length of a test. */
export function usePushKeys(
  cleanup: Cleanup,
  pair: KeyPair | null = newKeyPair(),
  oldPairs: KeyPair[] = []
) {
  const account = new PushAccount(pair, 'mailto:push@pelda.hu', oldPairs, [])
  app.container.swap(PushAccount, () => account)
  cleanup(() => app.container.restore(PushAccount))
  return pair!
}

/** Sends all messages of a test to a service of its own. */
export async function usePushService(cleanup: Cleanup): Promise<LoopbackPushService> {
  const service = new LoopbackPushService('fcm.googleapis.com', 'web.push.apple.com')
  await service.start()
  const agent = service.agent()
  app.container.swap(OutwardAgent, () => agent)
  cleanup(() => {
    app.container.restore(OutwardAgent)
    agent.close()
    return service.stop()
  })
  return service
}

/** What notifications say, by their ids. */
export function usePushTexts(cleanup: Cleanup, texts: Record<number, NotificationText>) {
  const textOf = async (id: number) => texts[id] ?? null
  app.container.swap(NotificationTexts, () => ({ textOf, textOfKept: async () => null }))
  cleanup(() => app.container.restore(NotificationTexts))
}

/** Writes the messages of a notification. */
export function pushLater(memberId: number, notificationId: number, tag = 'order:812') {
  const notification = { memberId, notificationId, tag, pace: PUSH_PACES.usual }
  return transaction((trx) => pushNotification(trx, notification))
}

/** A browser of a member that takes messages. */
export function givenSubscription(
  memberId: number,
  { subscription }: PushBrowser,
  vapidKey: string
) {
  const { endpoint, expirationTime, keys } = subscription
  const loginId = createHash('sha256').update(endpoint).digest('hex').slice(0, 40)
  const told = { memberId, loginId, endpoint, expirationTime, ...keys, vapidKey }
  return transaction((trx) => keepSubscription(trx, told))
}

/** The subscriptions of a member, oldest first. */
export function subscriptionsOf(memberId: number) {
  return PushSubscription.query().where({ memberId }).orderBy('id')
}
