/** How many messages wait, and the oldest of each lane. */
const OUTBOX = [
  'waiting',
  'codes_minutes',
  'usual_minutes',
  'campaigns_minutes',
  'partners_minutes',
] as const

/**
 * What may be found of the shop that somebody should look at, and the figures that each is told with. Pages say it in the reader's
 * language (`admin/texts/health/`), the command line in the words of the finding.
 */
export const FINDINGS = {
  unanswered: ['detail'],
  refused: ['detail'],
  threw: ['detail'],
  node_too_old: ['version', 'needed'],
  clocks_differ: ['seconds'],
  address_open: ['address'],
  database_older: ['migrations'],
  database_incomplete: ['tables'],
  database_key: [],
  migrations_wait: ['migrations'],
  redis_silent: [],
  sticker_keys_unkept: ['keys'],
  driver_missing: ['variable'],
  driver_file: [],
  driver_fake: [],
  bounces_unheard: [],
  bounces_unread: ['domain'],
  sms_money_spent: ['messages', 'spent', 'budget'],
  sms_money_low: ['messages', 'spent', 'budget'],
  push_key_other: ['public_keys'],
  push_keys_missing: ['browsers'],
  push_keys_lost: ['browsers', 'lost'],
  outbox_paused: OUTBOX,
  outbox_late: OUTBOX,
  messages_laid_aside: ['dead'],
  search_outdated: ['documents', 'indexed', 'outdated', 'missing'],
  texts_hidden: ['hidden', 'addresses'],
  backup_missing: [],
  backup_old: ['hours', 'folder'],
  closes_ahead: ['closed'],
  closes_behind: ['open_since', 'open_days'],
  demo_on: [],
} as const satisfies Record<string, readonly string[]>

export type FindingCode = keyof typeof FINDINGS
/** The figures of a finding, by their names. */
export type FiguresOf<Code extends FindingCode> = Record<
  (typeof FINDINGS)[Code][number],
  number | string
>
