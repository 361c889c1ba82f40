import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { clock } from '#app/clock'
import { defaultHome } from '../default_home.js'
import { insertRecord } from '../insert_record.js'

/** The texts of the front page become a content record: what stood there is its first version, and is live. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const at = clock.now()
      await insertRecord(db, {
        key: randomUUID(),
        kind: 'home',
        position: 10,
        body: defaultHome,
        titles: [defaultHome.hero_title_hu, defaultHome.hero_title_en],
        at,
        publishedAt: at,
      })
    })
  }

  async down() {
    throw new Error('The front page is a content record for good: put a backup back')
  }
}
