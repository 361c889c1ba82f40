import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['media', 'postcodes']

/** When a picture or a postcode was saved last, so that of two people who edit it the second is told. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        // 0 where nobody has saved it since.
        table.bigint('updated_at').notNullable().defaultTo(0)
      })
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => table.dropColumn('updated_at'))
    }
  }
}
