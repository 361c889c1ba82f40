import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff tell each other about a member; sealed, because it speaks of a person, and gone with the member. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('member_notes', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id')
      table.text('sealed_text').notNullable()
      table.integer('staff_id').notNullable().references('staff_members.id')
      table.bigint('written_at').notNullable()
      table.index(['member_id'])
    })
  }

  async down() {
    this.schema.dropTable('member_notes')
  }
}
