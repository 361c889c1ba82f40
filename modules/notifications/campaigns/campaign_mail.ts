import string from '@adonisjs/core/helpers/string'
import type { MailValues } from '#app/outbox/letters'
import type { Locale } from '#config/i18n'
import env from '#start/env'
import type { Mail } from '../contracts/mail_gateway.js'
import { endingLink } from '../mail/ending_link.js'
import { renderMail } from '../mail/mail_text.js'
import {
  countedPath,
  paragraphsOf,
  pathsOf,
  textsIn,
  type CampaignTexts,
  type TextPiece,
} from './campaign_text.js'

/** A campaign with the words and links of its mail. */
type Mailed = CampaignTexts & { id: number }

/** A mail without its receiver. */
export type WrittenMail = Pick<Mail, 'subject' | 'html' | 'text' | 'headers'>

/**
 * The mail of a campaign to a member, which the member can end by one click of the mail program or by a link.
 *
 * @param secret ends it without a login
 */
export async function mailOf(
  campaign: Mailed,
  { locale, secret }: { locale: Locale; secret: string }
): Promise<WrittenMail> {
  const { page, headers } = endingLink(secret, { campaign: campaign.id })
  const counted = (link: number) => countedPath(campaign.id, link)
  return { ...(await rendered(campaign, locale, counted, { unsubscribe: page })), headers }
}

/** The same for a staff member who wants to see it; there is nothing to end, and no click of theirs is counted. */
export function testMailOf(campaign: Mailed, locale: Locale): Promise<WrittenMail> {
  const paths = pathsOf(campaign)
  return rendered(campaign, locale, (link) => paths[link])
}

/** All of it is in the language of the words, also where the member reads another one. */
function rendered(
  campaign: Mailed,
  wanted: Locale,
  pathOf: (link: number) => string,
  more: MailValues = {}
) {
  const { title, text, locale } = textsIn(campaign, wanted)
  const linked = (link: number) => address(pathOf(link))
  const values = {
    title,
    paragraphs: paragraphsOf(text, pathsOf(campaign)).map((pieces) => {
      return writtenParagraph(pieces, linked)
    }),
    ...(campaign.action !== null && { link: linked(0) }),
    ...more,
  }
  return renderMail({ key: 'mail.campaign', template: 'campaign', values, locale })
}

/** A paragraph as markup and as plain text; what staff wrote is words, whatever it looks like. */
export function writtenParagraph(
  pieces: TextPiece[],
  linked: (link: number) => string
): { html: string; text: string } {
  const marked = pieces.map(({ text, link }) => {
    const words = string.escapeHTML(text).replaceAll('\n', '<br>')
    if (link === undefined) return words
    return `<a href="${string.escapeHTML(linked(link))}" style="color:#0b4650">${words}</a>`
  })
  const plain = pieces.map(({ text, link }) => (link === undefined ? text : linked(link)))
  return { html: marked.join(''), text: plain.join('') }
}

function address(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}
