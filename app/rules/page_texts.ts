/** Keys of texts that only the server says; browsers need not carry them. */
export const SERVER_TEXTS =
  /^(audit|mail|sms|push|setting|description|document|papers|my_data|dev|stickers|community|errors\.page)\./

/** Texts that pages of one kind alone say, by the folder of these pages; everything else is on every page. */
export const TEXTS_OF_PAGES = {
  auth: /^auth\./,
  catalogue: /^catalogue\.|^checkout\.(?!(address|receiver|same_as_company)$)|^orders\.(?!title$)/,
  content:
    /^(block|extra_points|faq|home|knowledge|promo|questionnaire|search|survey)\.|^error_page\.(?!default\.|home$)/,
  counselling: /^counselling\.(?!(asked|replied|title)$)/,
  extra_points: /^(extra_points|survey)\./,
  points: /^(dispute|points\.collection|qr_code)\.|^scan\.(?!waiting\.)/,
  profile: /^profile\.|^auth\.(confirm|logins|password_hint|register|two_factor)(\.|$)/,
} as const

/** Kinds of pages that have texts of their own. */
export type PageTexts = keyof typeof TEXTS_OF_PAGES

/** What pages say, or the part of it that is said on every page or on one kind of them. */
export function shownTexts(
  texts: Record<string, string>,
  part: PageTexts | 'all' | 'common' = 'all'
): Record<string, string> {
  const isSaid = (key: string) => !SERVER_TEXTS.test(key) && isInPart(key, part)
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isSaid(key)))
}

function isInPart(key: string, part: PageTexts | 'all' | 'common'): boolean {
  if (part === 'all') return true
  if (part !== 'common') return TEXTS_OF_PAGES[part].test(key)
  return !Object.values(TEXTS_OF_PAGES).some((own) => own.test(key))
}
