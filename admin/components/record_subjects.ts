import type { RaRecord } from 'react-admin'

/** Pages of what lines of the audit log are about, by what the log calls it. */
export const SUBJECT_PAGES: Record<string, { resource: string; type: 'show' | 'edit' }> = {
  staff: { resource: 'staff', type: 'edit' },
  member: { resource: 'members', type: 'show' },
  order: { resource: 'orders', type: 'show' },
  product: { resource: 'products', type: 'edit' },
  category: { resource: 'categories', type: 'edit' },
  code_batch: { resource: 'code_batches', type: 'show' },
  booster: { resource: 'boosters', type: 'show' },
  participating_product: { resource: 'participating_products', type: 'edit' },
  counselling_question: { resource: 'counselling_questions', type: 'show' },
  dispute: { resource: 'disputes', type: 'show' },
  survey: { resource: 'surveys', type: 'edit' },
  questionnaire: { resource: 'questionnaires', type: 'edit' },
  campaign: { resource: 'campaigns', type: 'show' },
  game: { resource: 'promotions', type: 'show' },
  draw: { resource: 'draws', type: 'show' },
  content: { resource: 'content_records', type: 'edit' },
  picture: { resource: 'media', type: 'edit' },
  profession: { resource: 'professions', type: 'edit' },
  representative: { resource: 'representatives', type: 'edit' },
  postcode: { resource: 'postcodes', type: 'edit' },
  community_word: { resource: 'community_words', type: 'edit' },
}

/** Records that the log knows as another one, and their field with its number. */
const TOLD_AS: Record<string, { type: string; number: string }> = {
  // The form of a rule is for one that does not hold yet: lines of the log lead to none.
  point_rules: { type: 'point_rule', number: 'id' },
  stock_items: { type: 'product', number: 'product_id' },
  // A member has one case, under the number of the member.
  harvest_cases: { type: 'member', number: 'id' },
}

const TYPES = Object.fromEntries(
  Object.entries(SUBJECT_PAGES).map(([type, { resource }]) => [resource, type])
)

/** The filter of the audit log for what happened to a record; undefined where the log does not know its kind. */
export function subjectOf(resource: string, record: RaRecord) {
  const { type, number } = TOLD_AS[resource] ?? { type: TYPES[resource], number: 'id' }
  return type ? { subject_type: type, subject_id: Number(record[number]) } : undefined
}
