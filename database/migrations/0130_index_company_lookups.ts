import { BaseSchema } from '@adonisjs/lucid/schema'

/** Companies are found by the eight digits that name them, whatever was typed after those. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`CREATE INDEX company_lookups_taxpayer
      ON company_lookups (substr(tax_number, 1, 8))`)
  }

  async down() {
    this.schema.raw('DROP INDEX company_lookups_taxpayer')
  }
}
