import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a member tells about itself beyond its account. Flags are 0 or 1. */
export default class extends BaseSchema {
  async up() {
    // Case makes no second account, whatever code writes the row.
    this.schema.raw('CREATE UNIQUE INDEX members_email_any_case ON members (lower(email))')
    this.schema.createTable('member_companies', (table) => {
      table.integer('member_id').primary().references('members.id').onDelete('CASCADE')
      table.string('tax_number', 13).notNullable().index()
      table.string('name', 200).notNullable()
      table.string('zip', 4).notNullable()
      table.string('city', 100).notNullable()
      table.string('address', 200).notNullable()
      table.string('house_number', 30).notNullable()
      table.integer('floor').nullable()
      table.string('door_number', 30).nullable()
      table.bigint('updated_at').notNullable()
    })
    this.schema.createTable('member_shippings', (table) => {
      table.integer('member_id').primary().references('members.id').onDelete('CASCADE')
      table.string('first_name', 100).nullable()
      table.string('last_name', 100).nullable()
      table.string('zip', 4).nullable()
      table.string('city', 100).nullable()
      table.string('address', 200).nullable()
      table.string('house_number', 30).nullable()
      table.string('door_number', 30).nullable()
      table.string('doorbell', 100).nullable()
      table.integer('floor').nullable()
      table.string('note', 500).nullable()
      table.bigint('updated_at').notNullable()
    })
    this.schema.createTable('member_consents', (table) => {
      table.integer('member_id').primary().references('members.id').onDelete('CASCADE')
      for (const purpose of ['tos', 'marketing_phone', 'marketing_email']) {
        table.smallint(purpose).notNullable().defaultTo(0)
        table.bigint(`${purpose}_changed_at`).nullable()
      }
      for (const purpose of ['research_phone', 'research_email']) {
        table.smallint(purpose).notNullable().defaultTo(0)
        table.bigint(`${purpose}_changed_at`).nullable()
      }
    })
    // The proof: every grant and withdrawal, with the text it was about and where it was made.
    this.schema.createTable('consent_changes', (table) => {
      table.bigIncrements('id')
      table.integer('member_id').notNullable().index()
      table.string('purpose', 40).notNullable()
      table.string('text_version', 20).notNullable()
      table.smallint('given').notNullable()
      table.string('place', 40).notNullable()
      // The network address, sealed with the key of the member.
      table.text('sealed_address').nullable()
      table.bigint('changed_at').notNullable()
      table.check('given IN (0, 1)', {}, 'consent_changes_given_is_a_flag')
    })
  }

  async down() {
    const tables = ['consent_changes', 'member_consents', 'member_shippings', 'member_companies']
    for (const table of tables) this.schema.dropTable(table)
    this.schema.raw('DROP INDEX members_email_any_case')
  }
}
