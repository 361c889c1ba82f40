import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members are told of a survey when it opens; those of before are known already. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('surveys', (table) => {
      // The last member who was told; null until it begins, and -1 where everybody was.
      table.integer('announced_to').nullable()
    })
    this.defer(async (db) => {
      await db.from('surveys').update({ announced_to: -1 })
    })
  }

  async down() {
    this.schema.alterTable('surveys', (table) => table.dropColumn('announced_to'))
  }
}
