import { BaseSchema } from '@adonisjs/lucid/schema'

/** Answers of the company and consultant providers, kept so that they are asked less often. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('company_lookups', (table) => {
      table.string('tax_number', 13).primary()
      // In lower case, for the search by name.
      table.string('name', 200).notNullable().index()
      table.text('company').notNullable()
      table.bigint('fetched_at').notNullable()
    })
    this.schema.createTable('consultant_lookups', (table) => {
      table.string('zip', 4).primary()
      // Ids of regional_representatives as JSON, in the order of the provider.
      table.text('representative_ids').notNullable()
      table.bigint('fetched_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('consultant_lookups')
    this.schema.dropTable('company_lookups')
  }
}
