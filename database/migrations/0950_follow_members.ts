import { randomBytes } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { FOLLOWED, followMembers, forgetToFollow } from '#database/follow_members'

/** Which members changed, in an order that loses nobody; partners read their changes by it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('member_versions', (table) => {
      table.integer('member_id').primary()
      // Goes up with every change, and guards writers against what they have not read.
      table.integer('version').notNullable()
      // The place among all members; null until a change is numbered.
      table.bigint('position').nullable().unique()
      table.bigint('numbered_at').nullable().index()
      // Stays when the member is erased, so that a partner knows whom to erase.
      table.string('sf_id', 64).nullable().index()
      table.bigint('deleted_at').nullable().index()
    })
    this.schema.raw(
      'CREATE INDEX member_versions_unnumbered ON member_versions (member_id) WHERE position IS NULL'
    )
    this.schema.createTable('member_feeds', (table) => {
      table.integer('id').primary()
      // The highest place given so far, and when.
      table.bigint('position').notNullable()
      table.bigint('numbered_at').notNullable()
      // Another one says that places went back, as they do when a backup is restored.
      table.string('epoch', 16).notNullable()
      // Who has read less misses erasures that are forgotten by now.
      table.bigint('floor').notNullable()
      table.check('id = 1', {}, 'member_feeds_has_one_row')
    })
    this.defer(async (db) => {
      const epoch = randomBytes(8).toString('hex')
      await db.table('member_feeds').insert({ id: 1, position: 0, numbered_at: 0, epoch, floor: 0 })
    })
    for (const table of FOLLOWED) {
      for (const sql of followMembers(table, this.db.dialect.name)) this.schema.raw(sql)
    }
    // Behind the triggers, so that nobody who is registered meanwhile is left out.
    this.schema.raw(`INSERT INTO member_versions (member_id, version, sf_id, deleted_at)
      SELECT id, 1, sf_id, deleted_at FROM members WHERE true ON CONFLICT (member_id) DO NOTHING`)
  }

  async down() {
    for (const table of FOLLOWED) {
      for (const sql of forgetToFollow(table, this.db.dialect.name)) this.schema.raw(sql)
    }
    this.schema.dropTable('member_feeds')
    this.schema.dropTable('member_versions')
  }
}
