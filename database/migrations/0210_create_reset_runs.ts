import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row for each year-end reset: how far it came, so that it can be taken up again and told. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reset_runs', (table) => {
      table.integer('year').primary()
      table.bigint('cutoff_at').notNullable()
      table.bigint('started_at').notNullable()
      table.bigint('finished_at').nullable()
      table.integer('through_member_id').notNullable().defaultTo(0)
      table.integer('members').notNullable().defaultTo(0)
      table.bigint('points').notNullable().defaultTo(0)
      table.bigint('reversal_started_at').nullable()
      table.bigint('reversed_at').nullable()
      table.integer('reversed_through_member_id').notNullable().defaultTo(0)
      table.check('points >= 0', {}, 'reset_runs_points_are_not_negative')
    })
  }

  async down() {
    this.schema.dropTable('reset_runs')
  }
}
