import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far the members have been told of the points that end with a year. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('expiry_reminders', (table) => {
      table.integer('year').notNullable()
      // Which one of the year, from 1.
      table.integer('wave').notNullable()
      // The last member who was told, and -1 where everybody was.
      table.integer('told_to').notNullable()
      table.primary(['year', 'wave'])
    })
  }

  async down() {
    this.schema.dropTable('expiry_reminders')
  }
}
