import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import Campaign from '../models/campaign.js'
import Delivery from '../models/delivery.js'

type Counted =
  | 'toldCount'
  | 'sentCount'
  | 'failedCount'
  | 'leftOutCount'
  | 'unsubscribedCount'
  | 'clickCount'
  | 'bouncedCount'
  | 'complaintCount'

/** Adds to the figures of a campaign; they stay when the rows of a member go. */
export async function count(
  trx: Transaction,
  id: number,
  added: Partial<Record<Counted, number>>
): Promise<void> {
  for (const [figure, by] of Object.entries(added)) {
    if (by) await Campaign.query(trx).where({ id }).increment(figure, by)
  }
}

/** Ends a campaign that everybody was told of and nothing of which is under way any more. */
export async function finishWhereOver({ id }: Campaign): Promise<void> {
  await transaction(async (trx) => {
    // What may have gone waits for staff, and is not under way.
    const open = Delivery.query(trx)
      .where({ campaignId: id })
      .whereIn('state', ['waiting', 'held'])
      .whereNull('reason')
    if (await open.first()) return
    const now = clock.now()
    const over = { state: 'done', finishedAt: now, updatedAt: now } as const
    await Campaign.query(trx).where({ id, state: 'sending' }).update(over)
  })
}

/** Keeps a message back while its campaign is paused; false where the pause ended meanwhile. */
export function holdBack({ id, campaignId }: Delivery): Promise<boolean> {
  return transaction(async (trx) => {
    // Whoever ends the pause finds it held, or has ended it before.
    const paused = Campaign.query(trx).where({ id: campaignId, state: 'paused' }).forUpdate()
    if (!(await paused.first())) return false
    const here = Delivery.query(trx).where({ id }).whereIn('state', ['waiting', 'held'])
    await here.update({ state: 'held', reason: null })
    return true
  })
}

/** How a message ended, and why it was not sent. */
export interface Outcome {
  state: 'sent' | 'failed' | 'left_out' | 'held'
  reason?: string
}

const FIGURE_OF = {
  sent: 'sentCount',
  failed: 'failedCount',
  left_out: 'leftOutCount',
  held: undefined,
} as const

/** Notes how a message ended, and counts it; the first one to say so does. */
export async function settle(
  { id, campaignId, state: before }: Delivery,
  { state, reason }: Outcome
): Promise<void> {
  await transaction(async (trx) => {
    const move = async (from: Delivery['state']) => {
      const sentAt = state === 'sent' ? clock.now() : null
      const here = Delivery.query(trx).where({ id, state: from })
      const [moved] = await here.update({ state, reason: reason ?? null, sentAt })
      return Number(moved) > 0
    }
    const figure = FIGURE_OF[state]
    const isFirst = await move(before === 'held' ? 'held' : 'waiting')
    if (isFirst && figure) await count(trx, campaignId, { [figure]: 1 })
    // Another browser of the member took it.
    const isBetter = !isFirst && state === 'sent' && (await move('failed'))
    if (isBetter) await count(trx, campaignId, { sentCount: 1, failedCount: -1 })
  })
}
