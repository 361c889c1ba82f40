import { BaseSchema } from '@adonisjs/lucid/schema'

/** Points that one staff member wants to book by hand, and a second one has to agree to. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('hand_bookings', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id')
      table.integer('points').notNullable()
      // May name somebody, and goes with the member.
      table.string('reason', 500).notNullable()
      table.string('state', 10).notNullable()
      // Nobody of the staff where an operator asked.
      table.integer('asked_by').nullable()
      table.integer('settled_by').nullable()
      table.bigint('asked_at').notNullable()
      table.bigint('settled_at').nullable()
      table.index(['state'])
      table.index(['member_id'])
      table.check('points <> 0', {}, 'hand_bookings_points_is_not_zero')
      table.check("state IN ('open', 'booked', 'refused')", {}, 'hand_bookings_state_is_known')
      table.check("(state = 'open') = (settled_at IS NULL)", {}, 'hand_bookings_settled_has_time')
      table.check(
        "state <> 'booked' OR asked_by IS NULL OR asked_by <> settled_by",
        {},
        'hand_bookings_two_people'
      )
    })
  }

  async down() {
    this.schema.dropTable('hand_bookings')
  }
}
