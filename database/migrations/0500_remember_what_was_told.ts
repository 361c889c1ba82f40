import { BaseSchema } from '@adonisjs/lucid/schema'

const SOURCES = { birthday: 'birthday', name_day: 'name_day', community_word: 'facebook_group' }

/**
 * That a member told a day or a word of the community once: a day can be taken away again, a word
 * was only counted, and the points that were booked for them keep their reason.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('members', (table) => {
      for (const told of Object.keys(SOURCES)) table.bigint(`${told}_given_at`).nullable()
    })
    for (const [told, source] of Object.entries(SOURCES)) {
      this.schema.raw(`UPDATE members SET ${told}_given_at = (SELECT MIN(e.occurred_at)
        FROM ledger_entries e WHERE e.member_id = members.id AND e.source = '${source}')`)
    }
  }

  async down() {
    this.schema.alterTable('members', (table) => {
      table.dropColumns(...Object.keys(SOURCES).map((told) => `${told}_given_at`))
    })
  }
}
