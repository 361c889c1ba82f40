import app from '@adonisjs/core/services/app'
import type { Transaction } from '#app/transaction'
import { PromisedGifts } from '../contracts/promised_gifts.js'
import type OrderLine from './models/order_line.js'

/** Gives back the rewards of lines that will not be sent. */
export async function returnRewards(trx: Transaction, lines: OrderLine[]): Promise<void> {
  const ids = lines.flatMap(({ rewardId }) => rewardId ?? [])
  if (!ids.length) return
  const promised = await app.container.make(PromisedGifts)
  await promised.giveBack(trx, ids)
}
