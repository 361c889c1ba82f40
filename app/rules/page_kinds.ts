/** Kinds of pages that have texts of their own, by the folders of these pages. */
export const PAGE_KINDS = [
  'auth',
  'catalogue',
  'content',
  'counselling',
  'draws',
  'extra_points',
  'notifications',
  'points',
  'promo',
  'profile',
] as const
export type PageTexts = (typeof PAGE_KINDS)[number]

/** Texts of every page, or of one kind of pages. */
export type TextPart = PageTexts | 'common'

/** The part that only pages of this kind say; nothing where they say none. @param page `auth/login` */
export function textsOfPage(page: string): PageTexts | undefined {
  return PAGE_KINDS.find((kind) => kind === page.split('/')[0])
}
