import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many points each staff member let into the shop alone on a day, so that a limit holds for all of them together. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('lone_points', (table) => {
      // booking: by hand, by support; batch: possible points of stickers that were released.
      table.string('kind', 10).notNullable()
      // 0 where an operator did it whom nobody of the staff answers for.
      table.integer('staff_id').notNullable()
      table.string('business_date', 10).notNullable()
      table.bigint('points').notNullable()
      table.primary(['kind', 'staff_id', 'business_date'])
      table.check("kind IN ('booking', 'batch')", {}, 'lone_points_kind_is_known')
      table.check('points > 0', {}, 'lone_points_are_points')
    })
  }

  async down() {
    this.schema.dropTable('lone_points')
  }
}
