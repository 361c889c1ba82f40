import { BaseSchema } from '@adonisjs/lucid/schema'

/** Trades, regional contacts and postcodes: what a registration chooses from. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('professions', (table) => {
      table.increments('id')
      table.string('name_hu', 100).notNullable().defaultTo('')
      table.string('name_en', 100).notNullable().defaultTo('')
      // The channel the consultant provider knows this trade by; null means the default contact.
      table.string('api_name', 100).nullable()
      table.integer('position').notNullable().defaultTo(0)
      table.smallint('is_active').notNullable().defaultTo(1)
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check("name_hu <> '' OR name_en <> ''", {}, 'professions_has_a_name')
      table.check('is_active IN (0, 1)', {}, 'professions_is_active_is_a_flag')
    })
    this.schema.createTable('regional_representatives', (table) => {
      table.increments('id')
      table.string('last_name', 100).notNullable()
      table.string('first_name', 100).notNullable()
      table.string('phone', 20).nullable()
      table.string('email', 254).nullable()
      // Lists of channel names as JSON.
      table.text('distribution_channel').notNullable().defaultTo('[]')
      table.text('distribution_channel_task_fields').notNullable().defaultTo('[]')
      table.smallint('is_default').notNullable().defaultTo(0)
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      // The consultant provider tells no more than names, so a name is what we know people by.
      table.unique(['last_name', 'first_name'])
      table.check('is_default IN (0, 1)', {}, 'regional_representatives_is_default_is_a_flag')
    })
    this.schema.raw(`CREATE UNIQUE INDEX regional_representatives_one_default
      ON regional_representatives (is_default) WHERE is_default = 1`)
    this.schema.createTable('member_secondary_professions', (table) => {
      table.integer('member_id').notNullable().references('members.id').onDelete('CASCADE')
      table.integer('profession_id').notNullable().references('professions.id')
      table.primary(['member_id', 'profession_id'])
    })
    this.schema.createTable('postcodes', (table) => {
      table.string('zip', 4).notNullable()
      table.string('city', 100).notNullable()
      table.primary(['zip', 'city'])
    })
  }

  async down() {
    const tables = [
      'postcodes',
      'member_secondary_professions',
      'regional_representatives',
      'professions',
    ]
    for (const table of tables) this.schema.dropTable(table)
  }
}
