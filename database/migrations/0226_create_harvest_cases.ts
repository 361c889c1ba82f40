import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Members whose scans look like a harvest, put before somebody; and how many codes of nobody's were
 * refused to each member a day, because the windows of the limit forget them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('harvest_cases', (table) => {
      table.integer('member_id').primary().references('members.id')
      table.integer('score').notNullable()
      // The reasons as the detection gave them, as JSON.
      table.text('reasons').notNullable()
      table.string('state', 10).notNullable()
      table.bigint('found_at').notNullable()
      table.bigint('seen_at').notNullable()
      table.bigint('settled_at').nullable()
      table.integer('settled_by').nullable()
      table.string('note', 500).nullable()
      table.index(['state', 'score'])
      table.check("state IN ('open', 'honest', 'confirmed')", {}, 'harvest_cases_state_is_known')
    })
    this.schema.createTable('refused_tries', (table) => {
      table.integer('member_id').notNullable()
      table.string('business_date', 10).notNullable()
      table.integer('tries').notNullable()
      table.primary(['business_date', 'member_id'])
      table.check('tries > 0', {}, 'refused_tries_is_positive')
    })
  }

  async down() {
    this.schema.dropTable('refused_tries')
    this.schema.dropTable('harvest_cases')
  }
}
