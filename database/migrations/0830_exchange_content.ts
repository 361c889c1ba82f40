import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const KEYED = ['surveys', 'questionnaires']

/** Content goes from one installation to another under keys; what was brought in before is known by the hash of its file. */
export default class extends BaseSchema {
  async up() {
    for (const name of KEYED) {
      // By statements: a builder would make a table anew for it, on which answers hang.
      this.schema.raw(`ALTER TABLE ${name} ADD COLUMN key VARCHAR(36)`)
    }
    this.schema.createTable('content_imports', (table) => {
      // That of the record; one that was given up here keeps its line.
      table.string('key', 36).primary()
      // SHA-256 of the file that both installations last agreed about.
      table.string('hash', 64).notNullable()
      table.bigint('imported_at').notNullable()
    })
    this.defer(async (db) => {
      for (const name of KEYED) {
        await giveKeys(db, name)
        await db.rawQuery(`CREATE UNIQUE INDEX ${name}_key_unique ON ${name} (key)`)
      }
    })
  }

  async down() {
    this.schema.dropTable('content_imports')
    for (const name of KEYED) {
      this.schema.raw(`DROP INDEX ${name}_key_unique`)
      this.schema.raw(`ALTER TABLE ${name} DROP COLUMN key`)
    }
  }
}

async function giveKeys(db: QueryClientContract, table: string) {
  for (const { id } of await db.from(table).select('id')) {
    await db.from(table).where({ id }).update({ key: randomUUID() })
  }
}
