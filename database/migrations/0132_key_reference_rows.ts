import { BaseSchema } from '@adonisjs/lucid/schema'

/** Staff and imports know a trade by its Hungarian name; postcodes become rows staff can open. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`UPDATE professions SET name_hu = name_hu || ' (' || id || ')'
      WHERE name_hu <> '' AND EXISTS (SELECT 1 FROM professions AS older
        WHERE older.name_hu = professions.name_hu AND older.id < professions.id)`)
    this.schema.raw(`CREATE UNIQUE INDEX professions_one_name
      ON professions (name_hu) WHERE name_hu <> ''`)
    this.schema.createTable('postcode_rows', (table) => {
      table.increments('id')
      table.string('zip', 4).notNullable()
      table.string('city', 100).notNullable()
      table.unique(['zip', 'city'])
    })
    this.schema.raw(
      'INSERT INTO postcode_rows (zip, city) SELECT zip, city FROM postcodes ORDER BY zip, city'
    )
    this.schema.dropTable('postcodes')
    this.schema.renameTable('postcode_rows', 'postcodes')
  }

  async down() {
    this.schema.createTable('postcode_pairs', (table) => {
      table.string('zip', 4).notNullable()
      table.string('city', 100).notNullable()
      table.primary(['zip', 'city'])
    })
    this.schema.raw('INSERT INTO postcode_pairs (zip, city) SELECT zip, city FROM postcodes')
    this.schema.dropTable('postcodes')
    this.schema.renameTable('postcode_pairs', 'postcodes')
    this.schema.raw('DROP INDEX professions_one_name')
  }
}
