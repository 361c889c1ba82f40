import { BaseSchema } from '@adonisjs/lucid/schema'

/** At most `limit_quantity` pieces for one member within `limit_days`; both empty: no limit. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`ALTER TABLE products ADD COLUMN limit_quantity integer
      CONSTRAINT products_limit_quantity_is_positive CHECK (limit_quantity > 0)`)
    this.schema.raw(`ALTER TABLE products ADD COLUMN limit_days integer
      CONSTRAINT products_limit_is_whole
      CHECK ((limit_days IS NULL) = (limit_quantity IS NULL) AND (limit_days IS NULL OR limit_days > 0))`)
  }

  async down() {
    for (const column of ['limit_days', 'limit_quantity']) {
      this.schema.raw(`ALTER TABLE products DROP COLUMN ${column}`)
    }
  }
}
