/**
 * What members choose for each topic beside the list in the shop, which has everything: the channels there are, and
 * which of them are on until the member says otherwise.
 */
export const NOTICE_CHANNELS = {
  security: { push: true, sms: false },
  order: { push: true, mail: true, sms: false },
  points: { push: true, mail: true },
  expiry: { push: true, mail: true },
  wish: { push: true, mail: true },
  counselling: { push: true, mail: true },
  reward: { push: true, mail: true, sms: false },
  survey: { push: false },
  // By mail only to who agrees to offers by mail besides, by SMS to who agrees to offers by phone.
  news: { push: false, mail: true, sms: true },
  mailbox: { push: true },
} as const satisfies Record<string, Partial<Record<'push' | 'mail' | 'sms', boolean>>>

/** What notices speak of. */
export type NoticeTopic = keyof typeof NOTICE_CHANNELS

export type NoticeChannel = 'push' | 'mail' | 'sms'

/** A topic with one of its channels, such as `order_mail`. */
export type NoticeSwitch = {
  [Topic in NoticeTopic]: `${Topic}_${keyof (typeof NOTICE_CHANNELS)[Topic] & string}`
}[NoticeTopic]

/** Every switch there is, and how it stands at first. */
export const NOTICE_SWITCHES = Object.fromEntries(
  Object.entries(NOTICE_CHANNELS).flatMap(([topic, channels]) =>
    Object.entries(channels).map(([channel, isOn]) => [`${topic}_${channel}`, isOn])
  )
) as Record<NoticeSwitch, boolean>

/** The hours in Budapest in which neither push nor SMS comes, unless the member says otherwise. */
export const QUIET_FROM = 21
export const QUIET_UNTIL = 7
