import { BaseSchema } from '@adonisjs/lucid/schema'

/** What members have in common: keyed hashes that name nothing, kept for 90 days and erased with the member. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('member_marks', (table) => {
      table.integer('member_id').notNullable().references('members.id')
      table.string('kind', 10).notNullable()
      table.string('mark', 64).notNullable()
      table.bigint('noted_at').notNullable().index()
      table.primary(['member_id', 'kind', 'mark'])
      table.check("kind IN ('network', 'device', 'address')", {}, 'member_marks_kind_is_known')
    })
  }

  async down() {
    this.schema.dropTable('member_marks')
  }
}
