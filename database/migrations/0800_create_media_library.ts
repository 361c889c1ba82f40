import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures become a library of pictures and files, each with a key that texts refer to, and uses of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('media', (table) => {
      // Filled below: SQLite adds no column that has neither a value nor room for none.
      table.string('key', 36).nullable()
      table.string('kind', 10).notNullable().defaultTo('picture')
      table.string('mime', 60).notNullable().defaultTo('image/webp')
      // Of what was sent; 0 where nobody counted it.
      table.integer('bytes').notNullable().defaultTo(0)
      table.string('content_hash', 64).nullable()
      table.string('file_name', 200).notNullable().defaultTo('')
      table.smallint('is_decorative').notNullable().defaultTo(0)
      // What must stay visible, 0 to 4 from the upper left corner.
      table.smallint('focus_x').notNullable().defaultTo(2)
      table.smallint('focus_y').notNullable().defaultTo(2)
      table.bigint('archived_at').nullable()
    })
    this.defer(async (db) => {
      const pictures = await db.from('media').select('id')
      for (const { id } of pictures) {
        await db.from('media').where({ id }).update({ key: randomUUID() })
      }
    })
    this.schema.alterTable('media', (table) => {
      table.unique(['key'])
      table.unique(['content_hash'])
    })
    this.schema.createTable('media_uses', (table) => {
      table.increments('id')
      table.integer('media_id').notNullable().references('media.id')
      table.string('owner', 20).notNullable()
      table.integer('owner_id').notNullable()
      table.string('place', 200).notNullable()
      table.unique(['owner', 'owner_id', 'place'])
      table.index(['media_id'])
    })
  }

  async down() {
    this.schema.dropTable('media_uses')
    this.schema.alterTable('media', (table) => {
      table.dropUnique(['key'])
      table.dropUnique(['content_hash'])
    })
    this.schema.alterTable('media', (table) => {
      table.dropColumns(
        'key',
        'kind',
        'mime',
        'bytes',
        'content_hash',
        'file_name',
        'is_decorative',
        'focus_x',
        'focus_y',
        'archived_at'
      )
    })
  }
}
