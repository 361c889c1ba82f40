import { clock } from '#app/clock'
import { settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import Campaign from '../models/campaign.js'
import { freeze } from './freeze.js'
import { sendWaves } from './send_waves.js'

/** Takes every campaign as far as it may go now; none while nothing is sent. */
export async function advanceCampaigns(): Promise<void> {
  if ((await settings()).outbox_paused) return
  await beginDueOnes()
  const moving = await Campaign.query()
    .whereIn('state', ['freezing', 'sending'])
    .orderBy('id')
    .select('id')
  for (const { id } of moving) {
    await freeze(id)
    await sendWaves(id)
  }
}

async function beginDueOnes(): Promise<void> {
  const now = clock.now()
  const due = await Campaign.query().where({ state: 'scheduled' }).where('scheduledFor', '<=', now)
  for (const { id } of due) {
    await transaction(async (trx) => {
      const begins = { state: 'freezing', frozenAt: now, updatedAt: now } as const
      await Campaign.query(trx).where({ id, state: 'scheduled' }).update(begins)
    })
  }
}
