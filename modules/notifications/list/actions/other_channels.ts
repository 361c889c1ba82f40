import { clock } from '#app/clock'
import { MAIL } from '#app/outbox/letters'
import type { NoticePayload } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import type { NoticeTopic } from '#app/rules/notification_topics'
import type { Transaction } from '#app/transaction'
import { isOn, type Choices } from '#notifications/choices/queries/choices_of'
import { endOfQuiet, keepsQuiet } from '#notifications/choices/quiet_hours'
import { NOTICE_SMS, URGENT_NOTICE_SMS } from '#notifications/sms/send_notice_sms'
import { PUSH_PACES, pushNotification, type PushPace } from '#notifications/push/push_notification'

/** A new notification, and how its member wants to be told. */
export interface Told {
  notificationId: number
  memberId: number
  choices: Choices
}

const PACES: Partial<Record<NoticeTopic, PushPace>> = {
  security: PUSH_PACES.security,
  survey: PUSH_PACES.news,
}

/** Tells by the channels that the member left on, in the transaction of the notification. */
export async function tellByOtherChannels(
  trx: Transaction,
  { notificationId, memberId, choices }: Told,
  { notice, mail }: NoticePayload
): Promise<void> {
  const { topic, about = `notification:${notificationId}` } = notice
  if (mail && isOn(choices, topic, 'mail')) {
    const payload = { ...mail.payload, topic }
    await sendLater(trx, { topic: MAIL, memberId, dedupeKey: mail.dedupeKey, payload })
  }
  const notBefore = keepsQuiet(topic) ? endOfQuiet(clock.now(), choices.quiet) : undefined
  if (isOn(choices, topic, 'push')) {
    const pace = PACES[topic] ?? PUSH_PACES.usual
    await pushNotification(trx, { memberId, notificationId, tag: about, pace, notBefore })
  }
  if (isOn(choices, topic, 'sms')) {
    await sendLater(trx, {
      topic: topic === 'security' ? URGENT_NOTICE_SMS : NOTICE_SMS,
      dedupeKey: `sms:${notificationId}`,
      memberId,
      payload: { notificationId },
      notBefore,
    })
  }
}
