import { BaseSchema } from '@adonisjs/lucid/schema'
import { clock } from '#app/clock'

/** What a source brings until staff say otherwise: points, or a range where each case has its own. */
const RULES: [source: string, pointsFrom: number, pointsTo: number | null][] = [
  ['registration', 50, null],
  ['profile_data', 50, null],
  ['birthday', 30, null],
  ['name_day', 20, null],
  ['facebook_group', 50, null],
  ['referral', 100, null],
  ['consent_marketing_phone', 20, null],
  ['consent_marketing_email', 20, null],
  ['consent_research_phone', 20, null],
  ['consent_research_email', 20, null],
  ['survey', 10, 50],
  ['questionnaire', 10, 50],
]

/** Every amount is a row that staff can change; these are the first ones. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const now = clock.now()
      const rules = RULES.map(([source, points_from, points_to]) => {
        return { source, points_from, points_to, updated_at: now }
      })
      await db.table('point_rules').multiInsert(rules)
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('point_rules').delete()
    })
  }
}
