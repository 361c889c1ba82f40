import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff and draws award to members: a gift that is claimed once, or points. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('promotion_awards', (table) => {
      table.increments('id')
      table.integer('promotion_id').nullable().references('promotions.id')
      // One of the two: a gift, or points for each member.
      table.integer('product_id').nullable().references('products.id')
      table.integer('points').nullable()
      // Why, as staff wrote it and members read it.
      table.string('reason', 120).notNullable()
      // Ids of the members, as JSON, ascending.
      table.text('member_ids').notNullable()
      table.bigint('expires_at').nullable()
      // Nobody of the staff where a draw or an operator awarded it.
      table.integer('granted_by').nullable()
      table.bigint('created_at').notNullable()
      // Nothing while points wait for a second administrator.
      table.bigint('carried_out_at').nullable()
      table.check('(product_id IS NULL) <> (points IS NULL)', {}, 'promotion_awards_one_thing')
      table.check('points IS NULL OR points > 0', {}, 'promotion_awards_points_are_positive')
      table.check(
        '(product_id IS NULL) = (expires_at IS NULL)',
        {},
        'promotion_awards_gifts_expire'
      )
    })

    this.schema.createTable('promotion_rewards', (table) => {
      table.increments('id')
      table.integer('award_id').notNullable().references('promotion_awards.id')
      table.integer('member_id').notNullable().references('members.id')
      table.integer('product_id').nullable().references('products.id')
      table.integer('points').nullable()
      table.string('state', 10).notNullable()
      // The first instant at which it is over: a midnight in Budapest.
      table.bigint('expires_at').nullable()
      // When its present term began: the award, or the day an order gave it back.
      table.bigint('term_from').notNullable()
      // The days before the end of the term at which the member was reminded last.
      table.integer('reminded_days').nullable()
      table.bigint('claimed_at').nullable()
      table.integer('order_id').nullable().references('orders.id')
      table.bigint('created_at').notNullable()
      table.bigint('settled_at').nullable()
      table.integer('revoked_by').nullable()
      // Why it was revoked.
      table.string('reason', 200).notNullable().defaultTo('')
      table.unique(['award_id', 'member_id'])
      table.index(['member_id', 'state'])
      table.index(['state', 'expires_at'])
      table.check(
        "state IN ('granted', 'used', 'booked', 'expired', 'revoked')",
        {},
        'promotion_rewards_state_is_known'
      )
      table.check('(product_id IS NULL) <> (points IS NULL)', {}, 'promotion_rewards_one_thing')
      table.check(
        "(state = 'booked') = (points IS NOT NULL)",
        {},
        'promotion_rewards_points_booked'
      )
      table.check(
        "(state = 'used') = (order_id IS NOT NULL)",
        {},
        'promotion_rewards_used_by_an_order'
      )
      table.check(
        "(state = 'granted') = (settled_at IS NULL)",
        {},
        'promotion_rewards_settled_has_time'
      )
    })
  }

  async down() {
    for (const table of ['promotion_rewards', 'promotion_awards']) this.schema.dropTable(table)
  }
}
