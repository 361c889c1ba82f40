/** What a staff member may be; the server holds the same list. */
export const ROLE_NAMES = ['admin', 'marketing', 'support', 'auditor'] as const

export type RoleName = (typeof ROLE_NAMES)[number]

const MARKETING = [
  'article_categories',
  'boosters',
  'campaigns',
  'categories',
  'code_batches',
  'community_words',
  'content_records',
  'draws',
  'faq',
  'media',
  'menus',
  'participating_products',
  'products',
  'professions',
  'promotion_rewards',
  'promotions',
  'questionnaires',
  'representatives',
  'stock_items',
  'surveys',
]
const SUPPORT = ['counselling_questions', 'members', 'orders']
const EVERYTHING = 'everything'

type Resources = string[] | typeof EVERYTHING

/** What each role opens; the server decides again on every request. */
const READS: Record<RoleName, Resources> = {
  admin: EVERYTHING,
  marketing: [
    ...MARKETING,
    'mail_previews',
    'page_vitals',
    'point_rules',
    'reports',
    'search_misses',
    'stock_movements',
  ],
  support: [
    ...SUPPORT,
    'hand_bookings',
    'ledger_entries',
    'mail_previews',
    'media',
    'message_topics',
    'messages',
    'reports',
  ],
  auditor: EVERYTHING,
}

const CHANGES: Record<RoleName, Resources> = {
  admin: EVERYTHING,
  marketing: MARKETING,
  support: SUPPORT,
  auditor: [],
}

/** Marketing follows point rules; only the list of them says something to it. */
const WITHOUT_FORM: Partial<Record<RoleName, string[]>> = { marketing: ['point_rules'] }

/** Whole lists of members leave with administrators and auditors alone. */
const WITHOUT_FILE: Partial<Record<RoleName, string[]>> = { support: ['members'] }

/** Opening a list, a page or a form, taking a list along; the form of who may not change anything is a page to read. */
const READING = ['list', 'show', 'edit', 'download']

/** Whether a role may do something with what the back-office lists. */
export function mayRole(role: RoleName, resource: string, action: string): boolean {
  if (action === 'edit' && WITHOUT_FORM[role]?.includes(resource)) return false
  if (action === 'download' && WITHOUT_FILE[role]?.includes(resource)) return false
  return isAmong(READING.includes(action) ? READS[role] : CHANGES[role], resource)
}

function isAmong(resources: Resources, resource: string) {
  return resources === EVERYTHING || resources.includes(resource)
}
