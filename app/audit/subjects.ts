import type { Words } from './kinds.js'

/** What a line of the audit log can be about. */
export const AUDIT_SUBJECTS = {
  staff: { en: 'Staff member', hu: 'Munkatárs' },
  member: { en: 'Member', hu: 'Tag' },
  order: { en: 'Order', hu: 'Rendelés' },
  product: { en: 'Gift', hu: 'Ajándék' },
  category: { en: 'Category', hu: 'Kategória' },
  code_batch: { en: 'Sticker roll', hu: 'Matricatekercs' },
  booster: { en: 'Booster', hu: 'Pontakció' },
  point_rule: { en: 'Point rule', hu: 'Pontszabály' },
  participating_product: { en: 'Scanned product', hu: 'Pontot érő termék' },
  dispute: { en: 'Reported sticker', hu: 'Bejelentett matrica' },
  survey: { en: 'Survey', hu: 'Felmérés' },
  questionnaire: { en: 'Questionnaire', hu: 'Kvíz' },
  community_word: { en: 'Community word', hu: 'Közösségi szó' },
  faq: { en: 'Frequent question', hu: 'Gyakori kérdés' },
  profession: { en: 'Trade', hu: 'Szakma' },
  representative: { en: 'Representative', hu: 'Képviselő' },
  postcode: { en: 'Postcode', hu: 'Irányítószám' },
  picture: { en: 'Picture', hu: 'Kép' },
  export: { en: 'List of birthdays', hu: 'Születésnaposok listája' },
  year: { en: 'Year', hu: 'Év' },
  shop: { en: 'The shop', hu: 'A bolt' },
  setting: { en: 'Setting', hu: 'Beállítás' },
} as const satisfies Record<string, Words>

/** A kind of thing the log tells of. */
export type AuditSubject = keyof typeof AUDIT_SUBJECTS
