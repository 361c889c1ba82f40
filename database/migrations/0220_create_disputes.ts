import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stickers that members reported because they brought nothing, and what support made of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('disputes', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable()
      table.string('code', 16).notNullable()
      // The refusal the member was told.
      table.string('reason', 30).notNullable()
      // Free words of the member and of support, sealed with the key of the member.
      table.text('sealed_note').nullable()
      table.text('sealed_answer').nullable()
      // Name of the file that holds the photo.
      table.string('photo', 60).nullable()
      table.string('state', 10).notNullable()
      // Credited with the answer.
      table.integer('points').nullable()
      table.integer('actor_id').nullable()
      table.bigint('opened_at').notNullable()
      table.bigint('settled_at').nullable()
      table.unique(['member_id', 'code'])
      table.index(['state'])
      table.check("state IN ('open', 'credited', 'declined')", {}, 'disputes_state_is_known')
      table.check("(state = 'open') = (settled_at IS NULL)", {}, 'disputes_settled_has_time')
      table.check("(state = 'credited') = (points IS NOT NULL)", {}, 'disputes_credited_has_points')
    })
  }

  async down() {
    this.schema.dropTable('disputes')
  }
}
