import { recordLanguage } from '#app/in_language'
import env from '#start/env'
import type { Locale } from '#config/i18n'
import { ownPath } from '#notifications/list/own_path'

/** What staff wrote, in both languages; one of them may be missing. */
export interface CampaignTexts {
  titleHu: string
  titleEn: string
  textHu: string
  textEn: string
  action: string | null
  /** By SMS; empty where it does not go there. */
  smsHu: string
  smsEn: string
}

/** A run of a text: words, or a link by its number. */
export interface TextPiece {
  text: string
  link?: number
}

/** An address of the web inside a text, without the sign that ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]/giu
const PARAGRAPH = /\n\s*\n/

/** Title and text in a language; where it is missing, in the other one. */
export function textsIn(
  { titleHu, titleEn, textHu, textEn }: Omit<CampaignTexts, 'action' | 'smsHu' | 'smsEn'>,
  locale: Locale
): { title: string; text: string; locale: Locale } {
  const hu = { title: titleHu, text: textHu, locale: 'hu' } as const
  const en = { title: titleEn, text: textEn, locale: 'en' } as const
  const [first, other] = recordLanguage(locale) === 'hu' ? [hu, en] : [en, hu]
  return first.text ? first : other
}

/** The addresses a text holds. */
export function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? []
}

/** Whether an address leads to a page of this shop. */
export function leadsToShop(address: string): boolean {
  const shop = new URL(env.get('APP_URL'))
  return URL.canParse(address) && new URL(address).origin === shop.origin
}

/** The pages a campaign leads to, by their numbers: its action is the first one. */
export function pathsOf(campaign: CampaignTexts): string[] {
  const written = [...addressesIn(campaign.textHu), ...addressesIn(campaign.textEn)]
  const paths = written.map((address) =>
    ownPath(address.slice(new URL(address).origin.length) || '/')
  )
  return [campaign.action ?? '/', ...new Set(paths)]
}

/** The path that counts a click on a link: it names the campaign and no person. */
export function countedPath(campaignId: number, link: number): string {
  return `/hirlevel/${campaignId}/${link}`
}

/** The paragraphs of a text, each in runs of words and links. */
export function paragraphsOf(text: string, paths: string[]): TextPiece[][] {
  return text.split(PARAGRAPH).map((paragraph) => piecesOf(paragraph.trim(), paths))
}

function piecesOf(paragraph: string, paths: string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: address, index } of paragraph.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: paragraph.slice(end, index) })
    const path = ownPath(address.slice(new URL(address).origin.length) || '/')
    pieces.push({ text: address, link: Math.max(paths.indexOf(path, 1), 0) })
    end = index + address.length
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) })
  return pieces
}
