import type { NoticeTopic } from '#app/rules/notification_topics'
import env from '#start/env'

/** How the reader of a mail ends mails of its kind, without a login. */
export interface EndingLink {
  /** The page with the button. */
  page: string
  /** What mail programs read, so that they can offer it themselves. @source RFC 2919, RFC 2369 and RFC 8058 */
  headers: Record<string, string>
}

/** What a mail belongs to: a topic that can be switched off, or a campaign, whose end is the end of the newsletter. */
export type Ended = { topic: NoticeTopic } | { campaign: number }

/**
 * The link that ends mails of one topic, or the newsletter.
 *
 * @param secret the one that a member's mails carry
 */
export function endingLink(secret: string, ended: Ended): EndingLink {
  const path =
    'topic' in ended ? `${secret}/${ended.topic}` : `${secret}?campaign=${ended.campaign}`
  const list = 'topic' in ended ? ended.topic : 'newsletter'
  const shop = new URL(env.get('APP_URL'))
  const target = new URL(`/webhooks/newsletter/${path}`, shop).href
  return {
    page: new URL(`/leiratkozas/${path}`, shop).href,
    headers: {
      'List-Id': `<${list}.${shop.hostname}>`,
      'List-Unsubscribe': `<${target}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
