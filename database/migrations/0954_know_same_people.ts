import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members who scanned first under another account that still stands: one person has one ticket in a prize game. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('same_people', (table) => {
      table.integer('member_id').notNullable().references('members.id')
      // The account that the same phone or e-mail address was known by before.
      table.integer('earlier_id').notNullable().references('members.id')
      table.primary(['member_id', 'earlier_id'])
      table.index(['earlier_id'])
      table.check('member_id <> earlier_id', {}, 'same_people_are_two_accounts')
    })
  }

  async down() {
    this.schema.dropTable('same_people')
  }
}
