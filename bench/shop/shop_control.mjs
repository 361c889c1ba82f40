// The shop tells every channel what its pages are told by, or a member what happened as a cause tells it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { channelsOf, control, PAYLOAD } from './stream_control.mjs'

/** A module of the build that the server runs from. */
const ofShop = (path) => import(pathToFileURL(join(process.cwd(), path)).href)

control({
  async '/told'(query) {
    const { default: transmit } = await import('@adonisjs/transmit/services/main')
    for (const member of channelsOf(query))
      transmit.broadcast(`users/${member}/notifications`, PAYLOAD)
  },
  /** @returns when the cause was committed, on the clock of the machine, in ns */
  async '/notify'(query) {
    const { transaction } = await ofShop('app/transaction.js')
    const { notify } = await ofShop('app/outbox/notices.js')
    const order = query.get('order')
    const notice = {
      topic: 'order',
      type: 'info',
      key: 'order_shipped',
      values: { order },
      path: '/rendelesek',
    }
    const told = { memberId: Number(query.get('member')), dedupeKey: `bench:${order}`, notice }
    await transaction((trx) => notify(trx, told))
    return process.hrtime.bigint()
  },
})
