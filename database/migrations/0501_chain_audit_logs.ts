import { createHash } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { appendOnly, liftAppendOnly } from '../append_only.js'

/** Lines read at a time. */
const PAGE = 1000
const FIELDS = ['source', 'actor_id', 'action', 'subject_type', 'subject_id', 'detail']

/**
 * Each line of the audit log carries a hash over itself and the line before. What each chain came to
 * is kept beside it, so that lines taken from its end are missed too.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('chain_heads', (table) => {
      table.string('name', 20).primary()
      table.bigint('links').notNullable()
      table.string('hash', 64).notNullable()
    })
    for (const sql of liftAppendOnly('audit_logs', this.db.dialect.name)) this.schema.raw(sql)
    this.schema.alterTable('audit_logs', (table) => {
      table.string('hash', 64).notNullable().defaultTo('')
      table.index(['happened_at'])
      table.index(['actor_id'])
    })
    this.defer(chain)
    for (const sql of appendOnly('audit_logs', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    const { name } = this.db.dialect
    // The embedded database builds the table anew without its triggers.
    for (const sql of liftAppendOnly('audit_logs', name)) this.schema.raw(sql)
    this.schema.alterTable('audit_logs', (table) => {
      table.dropIndex(['happened_at'])
      table.dropIndex(['actor_id'])
      table.dropColumn('hash')
    })
    for (const sql of appendOnly('audit_logs', name)) this.schema.raw(sql)
    this.schema.dropTable('chain_heads')
  }
}

async function chain(db: QueryClientContract) {
  const head = { links: 0, hash: '' }
  for (let last = 0; ;) {
    const page = await db.from('audit_logs').where('id', '>', last).orderBy('id').limit(PAGE)
    for (const line of page) {
      const told = [...FIELDS.map((field) => line[field]), Number(line.happened_at)]
      const text = JSON.stringify([head.hash, ...told])
      head.hash = createHash('sha256').update(text).digest('hex')
      head.links += 1
      await db.from('audit_logs').where('id', line.id).update({ hash: head.hash })
    }
    if (page.length < PAGE) break
    last = page.at(-1).id
  }
  const closes = await db.from('ledger_closes').orderBy('business_date', 'desc').select('hash')
  await db.table('chain_heads').multiInsert([
    { name: 'audit', ...head },
    { name: 'closes', links: closes.length, hash: closes[0]?.hash ?? '' },
  ])
}
