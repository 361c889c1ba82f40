import type { FreshDatabase } from '#tests/support/fresh_database'

/** Everything the shop knows of people, points and gifts. */
const TABLES = [
  'members',
  'balances',
  'ledger_entries',
  'codes',
  'scans',
  'code_credits',
  'code_batches',
  'void_ranges',
  'harvest_cases',
  'hand_bookings',
  'waiting_deeds',
  'categories',
  'products',
  'stock_items',
  'stock_movements',
  'stock_counts',
  'cart_items',
  'orders',
  'order_lines',
  'order_steps',
  'order_notes',
  'staff_members',
  'staff_invitations',
  'audit_logs',
  'settings',
  'parcels',
  'parcel_lines',
  'order_substitutions',
  'order_remainders',
  'media',
  'outbox_messages',
  'idempotency_keys',
  'partner_tokens',
]

/** The contents of the shop as text, to compare or to look something up in. */
export async function contentsOf(database: FreshDatabase): Promise<string> {
  const tables: string[] = []
  for (const table of TABLES) {
    const rows = await database.run(`SELECT * FROM ${table}`)
    tables.push(`${table}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`)
  }
  return tables.join('\n')
}
