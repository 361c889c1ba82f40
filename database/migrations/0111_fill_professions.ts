import { BaseSchema } from '@adonisjs/lucid/schema'
import { clock } from '#app/clock'
import { defaultProfessions } from '#database/default_professions'

/** Staff can change every row; the default contact only makes sure that there always is one. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const now = clock.now()
      const professions = defaultProfessions.map(([name_hu, name_en, api_name], index) => {
        return { name_hu, name_en, api_name, position: index, created_at: now, updated_at: now }
      })
      await db.table('professions').multiInsert(professions)
      await db.table('regional_representatives').insert({
        last_name: 'Mesterpont',
        first_name: 'Ügyfélszolgálat',
        phone: null,
        email: 'info@mesterpont.example',
        is_default: 1,
        created_at: now,
        updated_at: now,
      })
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('regional_representatives').delete()
      await db.from('professions').delete()
    })
  }
}
