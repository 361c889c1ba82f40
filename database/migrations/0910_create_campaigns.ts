import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is sent to many at once, whom it is for, and what became of it for each of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('campaigns', (table) => {
      table.increments('id')
      // What staff call it.
      table.string('name', 120).notNullable()
      table.string('title_hu', 150).notNullable()
      table.string('title_en', 150).notNullable()
      table.text('text_hu').notNullable()
      table.text('text_en').notNullable()
      // A path of this shop; null where it leads nowhere.
      table.string('action', 255).nullable()
      // JSON: what is used beside the list in the shop.
      table.text('channels').notNullable()
      // JSON: what a member must be to get it.
      table.text('audience').notNullable()
      table.string('state', 10).notNullable()
      table.string('pause_reason', 10).nullable()
      // Goes up with every change of the draft.
      table.integer('revision').notNullable().defaultTo(1)
      table.bigint('scheduled_for').nullable()
      // The instant the audience is judged at.
      table.bigint('frozen_at').nullable()
      // The last member that was judged and that was told; -1 where all were.
      table.integer('frozen_after').notNullable().defaultTo(0)
      table.integer('told_after').notNullable().defaultTo(0)
      table.integer('wave').notNullable().defaultTo(0)
      table.integer('wave_left').notNullable().defaultTo(0)
      table.bigint('wave_began_at').nullable()
      // Goes up with every resumption: what was held back gets messages with new keys.
      table.integer('round').notNullable().defaultTo(1)
      table.integer('recipient_count').notNullable().defaultTo(0)
      table.integer('told_count').notNullable().defaultTo(0)
      table.integer('sent_count').notNullable().defaultTo(0)
      table.integer('failed_count').notNullable().defaultTo(0)
      table.integer('left_out_count').notNullable().defaultTo(0)
      table.integer('unsubscribed_count').notNullable().defaultTo(0)
      table.integer('click_count').notNullable().defaultTo(0)
      table.bigint('finished_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['state'])
      table.check(
        "state IN ('draft', 'scheduled', 'freezing', 'sending', 'paused', 'done', 'cancelled')",
        {},
        'campaigns_state_is_known'
      )
    })
    this.schema.createTable('campaign_recipients', (table) => {
      table.integer('campaign_id').notNullable().references('campaigns.id')
      table.integer('member_id').notNullable()
      table.primary(['campaign_id', 'member_id'])
      table.index(['member_id'])
    })
    this.schema.createTable('deliveries', (table) => {
      table.increments('id')
      table.integer('campaign_id').notNullable().references('campaigns.id')
      table.integer('member_id').notNullable()
      table.string('channel', 5).notNullable()
      table.string('state', 10).notNullable()
      table.string('reason', 20).nullable()
      table.bigint('sent_at').nullable()
      table.bigint('created_at').notNullable()
      table.unique(['campaign_id', 'member_id', 'channel'])
      table.index(['campaign_id', 'state'])
      table.index(['member_id'])
      table.check(
        "state IN ('waiting', 'sent', 'failed', 'left_out', 'held')",
        {},
        'deliveries_state_is_known'
      )
    })
  }

  async down() {
    this.schema.dropTable('deliveries')
    this.schema.dropTable('campaign_recipients')
    this.schema.dropTable('campaigns')
  }
}
