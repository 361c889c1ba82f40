import { BaseSchema } from '@adonisjs/lucid/schema'

/** What members ask advisers, what is written to and fro about it, and the photos that go with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('counselling_questions', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable()
      table.string('topic', 30).notNullable()
      table.integer('participating_product_id').nullable()
      // Of the moment it was asked.
      table.integer('representative_id').nullable()
      table.string('state', 20).notNullable()
      // Who looks after it among staff.
      table.integer('staff_id').nullable()
      table.bigint('asked_at').notNullable()
      // Since when the member waits for an answer; null where nobody waits.
      table.bigint('waits_since').nullable()
      table.bigint('changed_at').notNullable()
      table.index(['member_id', 'id'])
      table.index(['state', 'waits_since'])
      table.check(
        "state IN ('received', 'in_progress', 'answered', 'closed')",
        {},
        'counselling_questions_state_is_known'
      )
      table.check(
        "(state IN ('received', 'in_progress')) = (waits_since IS NOT NULL)",
        {},
        'counselling_questions_open_waits'
      )
    })

    this.schema.createTable('counselling_messages', (table) => {
      table.increments('id')
      table.integer('question_id').notNullable().references('counselling_questions.id')
      table.integer('member_id').notNullable()
      // Notes are between staff alone.
      table.string('kind', 10).notNullable()
      table.integer('staff_id').nullable()
      // Sealed with the key of the member.
      table.text('sealed_text').notNullable()
      table.bigint('written_at').notNullable()
      table.index(['question_id', 'id'])
      table.index(['member_id', 'id'])
      table.check(
        "kind IN ('question', 'answer', 'note')",
        {},
        'counselling_messages_kind_is_known'
      )
      table.check(
        "(kind = 'question') = (staff_id IS NULL)",
        {},
        'counselling_messages_staff_answers'
      )
    })

    this.schema.createTable('counselling_photos', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable()
      // The name the member's browser gave it; the same one sent again is the same photo.
      table.string('key', 64).notNullable()
      // Null until the message is sent that it belongs to.
      table.integer('message_id').nullable().references('counselling_messages.id')
      // Name of the file that holds it, sealed with the key of the member.
      table.string('file', 60).notNullable()
      table.bigint('stored_at').notNullable()
      table.unique(['member_id', 'key'])
      table.index(['message_id'])
    })
  }

  async down() {
    this.schema.dropTable('counselling_photos')
    this.schema.dropTable('counselling_messages')
    this.schema.dropTable('counselling_questions')
  }
}
