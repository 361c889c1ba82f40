import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a roll of stickers was withdrawn; it stays where the withdrawal was taken back. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('code_batches', (table) => {
      table.string('void_reason', 200).nullable()
    })
  }

  async down() {
    this.schema.alterTable('code_batches', (table) => {
      table.dropColumn('void_reason')
    })
  }
}
