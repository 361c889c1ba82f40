import {
  NOTICE_SWITCHES,
  QUIET_FROM,
  QUIET_UNTIL,
  type NoticeChannel,
  type NoticeSwitch,
  type NoticeTopic,
} from '#app/rules/notification_topics'
import type { Transaction } from '#app/transaction'
import NotificationChoice from '../models/notification_choice.js'
import type { QuietHours } from '../quiet_hours.js'

/** How a member wants to be told, with what it never chose. */
export interface Choices {
  switches: Record<NoticeSwitch, boolean>
  /** Null where no hour is quiet. */
  quiet: QuietHours | null
}

const FIRST: Choices = {
  switches: NOTICE_SWITCHES,
  quiet: { from: QUIET_FROM, until: QUIET_UNTIL },
}

/** How these members want to be told. */
export async function choicesOf(
  memberIds: number[],
  trx?: Transaction
): Promise<(memberId: number) => Choices> {
  const chosen = await NotificationChoice.query(trx).whereIn('memberId', memberIds)
  const known = new Map(chosen.map((row) => [row.memberId, choicesIn(row)]))
  return (memberId) => known.get(memberId) ?? FIRST
}

/** Whether a member takes a topic by a channel; one the topic does not have is off. */
export function isOn({ switches }: Choices, topic: NoticeTopic, channel: NoticeChannel): boolean {
  return switches[`${topic}_${channel}` as NoticeSwitch] ?? false
}

function choicesIn({ switched, quietFrom, quietUntil }: NotificationChoice): Choices {
  const quiet = quietFrom === null ? null : { from: quietFrom, until: quietUntil! }
  return { switches: { ...NOTICE_SWITCHES, ...switched }, quiet }
}
