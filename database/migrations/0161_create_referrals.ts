import { BaseSchema } from '@adonisjs/lucid/schema'

/** What became of each invitation, and who has been here before. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('referrals', (table) => {
      table.integer('invitee_id').primary().references('members.id')
      table.integer('inviter_id').notNullable().references('members.id')
      table.string('state', 10).notNullable()
      // Why nothing was credited.
      table.string('reason', 20).nullable()
      table.integer('points').notNullable().defaultTo(0)
      // The day in Budapest, by which a year is counted.
      table.string('decided_on', 10).notNullable()
      table.bigint('decided_at').notNullable()
      table.index(['inviter_id', 'decided_on'])
      table.check("state IN ('credited', 'declined')", {}, 'referrals_state_is_known')
      table.check("(state = 'credited') = (points > 0)", {}, 'referrals_credited_has_points')
    })
    // Keyed hashes of phones and e-mail addresses: they outlive the member, and name nobody.
    this.schema.createTable('known_people', (table) => {
      table.string('mark', 64).primary()
      table.integer('member_id').notNullable()
      table.bigint('noted_at').notNullable()
    })
    this.schema.raw(`CREATE INDEX members_invited_by ON members (invited_by_id)
      WHERE invited_by_id IS NOT NULL`)
  }

  async down() {
    this.schema.raw('DROP INDEX members_invited_by')
    this.schema.dropTable('known_people')
    this.schema.dropTable('referrals')
  }
}
