import type { PageTexts, TextPart } from './page_kinds.js'

/** Keys of texts that only the server says; browsers need not carry them. */
export const SERVER_TEXTS =
  /^(audit|language|mail|sms|push|setting|description|document|papers|my_data|notice|dev|stickers|community|errors\.(endpoint_taken|foreign_link|page|reward_claimed|reward_over|state_impossible|unknown_push_service|unsigned_call))\.|^counselling\.(asked|replied)$/

/** Texts that pages of one kind alone say, by the folder of these pages; everything else is on every page. */
const TEXTS_OF_PAGES: Record<PageTexts, RegExp> = {
  auth: /^auth\./,
  catalogue:
    /^(cart|catalogue)\.|^product\.(?!(enough|unavailable|way)$)|^checkout\.|^orders\.(?!title$)/,
  content:
    /^(block|extra_points|faq|home|knowledge|name_day|questionnaire|savings|search|survey)\.|^error_page\.(?!default\.|home$|missing_component$|no_page\.title$)/,
  counselling: /^counselling\.(?!title$)/,
  draws: /^draw\./,
  extra_points: /^(extra_points|name_day|survey)\./,
  notifications: /^notifications\./,
  points:
    /^(dispute|points\.collection|qr_code)\.|^scan\.(?!waiting\.((credited|refused)_toast|log_in_to_send|log_out_|stay))/,
  promo: /^(promo|reward)\./,
  profile:
    /^(checkout\.(address|receiver|same_as_company)$|(name_day|profile|savings)\.)|^auth\.(confirm|logins|password_hint|two_factor)(\.|$)|^auth\.register\.(?!(has_account|invited|lead|log_in|privacy|steps|submit|terms|terms_link|title)$)/,
}

/** What pages say, or the part of it that is said on every page or on one kind of them. */
export function shownTexts(
  texts: Record<string, string>,
  part: TextPart | 'all' = 'all'
): Record<string, string> {
  const isSaid = (key: string) => !SERVER_TEXTS.test(key) && isInPart(key, part)
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isSaid(key)))
}

function isInPart(key: string, part: TextPart | 'all'): boolean {
  if (part === 'all') return true
  if (part !== 'common') return TEXTS_OF_PAGES[part].test(key)
  return !Object.values(TEXTS_OF_PAGES).some((own) => own.test(key))
}
