import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** How batch and serial are spelled at the beginning of a code. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The report that paid a code, for every one that was credited before this. */
const CREDITED = `INSERT INTO code_credits (code, member_id, entry_id, credited_at)
  SELECT d.code, d.member_id, e.id, d.settled_at FROM disputes d
    JOIN ledger_entries e ON e.reference = 'dispute:' || d.id WHERE d.state = 'credited'`

const COUNT = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at, credited)
  SELECT CAST(? AS TEXT), id, CAST(? AS INTEGER), max_scans, 1, CAST(? AS BIGINT), 1
    FROM code_batches WHERE id = ? AND ? < count
  ON CONFLICT (code) DO UPDATE SET scans = codes.scans + 1, credited = codes.credited + 1
    WHERE codes.scans < codes.max_scans`

/** A credited report uses the code up, like a scan (docs/decisions/0197). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('codes', (table) => {
      // How many of its scans were used up by reports that support credited.
      table.integer('credited').notNullable().defaultTo(0)
    })
    // What a report paid for a code stays here when the report goes with its member.
    this.schema.createTable('code_credits', (table) => {
      table.string('code', 16).notNullable()
      table.integer('member_id').notNullable()
      table.bigint('entry_id').notNullable().unique().references('ledger_entries.id')
      table.bigint('credited_at').notNullable()
      table.primary(['code', 'member_id'])
    })
    this.schema.alterTable('disputes', (table) => table.index(['code']))
    this.defer(countCredited)
  }

  async down() {
    this.schema.alterTable('disputes', (table) => table.dropIndex(['code']))
    this.schema.dropTable('code_credits')
    this.schema.raw('UPDATE codes SET scans = scans - credited WHERE credited > 0')
    this.schema.alterTable('codes', (table) => table.dropColumn('credited'))
  }
}

async function countCredited(db: QueryClientContract) {
  await db.rawQuery(CREDITED)
  for (const { code, credited_at: at } of await db.from('code_credits')) {
    const [batch, serial] = [read(code.slice(0, 3)), read(code.slice(3, 7))]
    await db.rawQuery(COUNT, [code, serial, at, batch, serial])
  }
}

function read(text: string): number {
  return [...text].reduce((value, character) => value * 32 + ALPHABET.indexOf(character), 0)
}
