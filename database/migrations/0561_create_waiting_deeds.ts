import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Deeds that make points possible, such as the release of a roll or a higher rule, which one staff member wants and a
 * second one has to agree to; and what each let in alone on a day.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('waiting_deeds', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      // The rule, booster or roll; 0 for a new rule and for a setting.
      table.integer('subject_id').notNullable()
      // What shall be changed to what, as JSON.
      table.string('change', 1000).notNullable()
      // Nothing where it is the limit itself.
      table.bigint('points').nullable()
      table.string('state', 10).notNullable()
      // Nobody of the staff where an operator asked.
      table.integer('asked_by').nullable()
      table.integer('settled_by').nullable()
      table.bigint('asked_at').notNullable()
      table.bigint('settled_at').nullable()
      table.check("state IN ('open', 'done', 'refused')", {}, 'waiting_deeds_state_is_known')
      table.check("(state = 'open') = (settled_at IS NULL)", {}, 'waiting_deeds_settled_has_time')
      table.check(
        "state <> 'done' OR asked_by IS NULL OR asked_by <> settled_by",
        {},
        'waiting_deeds_two_people'
      )
    })
    this.schema.raw(`CREATE UNIQUE INDEX waiting_deeds_open
      ON waiting_deeds (kind, subject_id, change) WHERE state = 'open'`)
    this.#lonePoints("'booking', 'deed'")
  }

  async down() {
    this.schema.dropTable('waiting_deeds')
    this.#lonePoints("'booking', 'batch'")
  }

  /** The same table with other kinds. */
  #lonePoints(kinds: string) {
    const columns = 'kind, staff_id, business_date, points'
    this.schema.createTable('next_lone_points', (table) => {
      // booking: by hand, by support; deed: what became possible.
      table.string('kind', 10).notNullable()
      // 0 where an operator did it whom nobody of the staff answers for.
      table.integer('staff_id').notNullable()
      table.string('business_date', 10).notNullable()
      table.bigint('points').notNullable()
      table.primary(['kind', 'staff_id', 'business_date'])
      table.check(`kind IN (${kinds})`, {}, 'lone_points_kind_is_known')
      table.check('points > 0', {}, 'lone_points_are_points')
    })
    this.schema.raw(`INSERT INTO next_lone_points (${columns})
      SELECT ${columns} FROM lone_points WHERE kind = 'booking'`)
    this.schema.dropTable('lone_points')
    this.schema.renameTable('next_lone_points', 'lone_points')
  }
}
