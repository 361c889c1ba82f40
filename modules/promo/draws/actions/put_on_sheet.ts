import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { DEMO_CHAIN, QUICKNET, roundAt, type Chain } from '../../draw/chains.js'
import { budapestTime } from '../../draw/days.js'
import { RESERVES_AN_ITEM, RESERVES_MAIN, writeSheet, type SheetDraw } from '../../draw/sheet.js'
import Prize from '../../games/models/prize.js'
import type Promotion from '../../games/models/promotion.js'
import { DrawsNotReady } from '../exceptions.js'
import type Draw from '../models/draw.js'
import { auditDraw, takeStep } from '../store/draw_steps.js'
import { publish } from '../store/publish.js'
import { publishedSheet } from '../store/published_sheet.js'
import { makeSeed } from '../store/seeds.js'

/** Hours between list and draw, and after which a number may be called. */
export const GAP_HOURS = 24
export const FALLBACK_HOURS = 72

/** Drafts of one promotion that are announced together. */
export interface Announcement {
  promotion: Promotion
  drafts: Draw[]
  /** Hash of the rules. */
  rules: string
  by: Actor
}

/**
 * Makes the seeds of drafts and publishes the sheet that binds the shop to them; draws that were announced before are repeated
 * unchanged.
 *
 * @throws draws_not_ready
 */
export async function putOnSheet(
  trx: Transaction,
  { promotion, drafts, rules, by }: Announcement
): Promise<void> {
  const before = await publishedSheet(trx, promotion.id)
  const facts: SheetDraw[] = []
  for (const draw of drafts) facts.push(await commit(trx, { promotion, draw, by }))
  const bytes = writeSheet({
    campaign: promotion.slug,
    replaces: before?.hash ?? null,
    gapHours: GAP_HOURS,
    fallbackHours: FALLBACK_HOURS,
    rules,
    chain: chainInUse().name,
    draws: [...(before?.draws ?? []), ...facts],
  })
  const name = before ? `sheet-${before.number + 1}.json` : 'sheet.json'
  await publish(trx, { promotionId: promotion.id, name, bytes, kind: 'sheet' })
}

/**
 * The chain of new draws: quicknet, or the one of the demo where nothing is won.
 *
 * @throws draws_not_ready where the demo's is wanted in production
 */
export function chainInUse(): Chain {
  const wanted = env.get('DRAW_CHAIN', app.inProduction ? 'quicknet' : 'demo')
  if (wanted === 'quicknet') return QUICKNET
  if (app.inProduction) throw new DrawsNotReady('everybody can sign the chain of the demo')
  return DEMO_CHAIN
}

async function commit(
  trx: Transaction,
  { promotion, draw, by }: { promotion: Promotion; draw: Draw; by: Actor }
): Promise<SheetDraw> {
  const prizes = await Prize.query(trx).where({ drawId: draw.id }).orderBy('position')
  if (!prizes.length) throw new DrawsNotReady(`${draw.key} has no prize`)
  const name = { campaign: promotion.slug, draw: draw.key }
  const commitment = await makeSeed(trx, draw.id, name)
  const round = roundAt(chainInUse(), draw.drawAt)
  await takeStep(trx, draw, { from: 'draft', to: 'committed' })
  await draw.merge({ commitment, round }).save()
  await auditDraw(trx, draw, { by, action: 'draw.committed' })
  const items = prizes.reduce((sum, prize) => sum + prize.items, 0)
  return {
    draw: draw.key,
    kind: draw.kind as SheetDraw['kind'],
    from: budapestTime(draw.opensAt),
    to: budapestTime(draw.closesAt),
    freeze_by: budapestTime(draw.freezeBy),
    draw_at: budapestTime(draw.drawAt),
    round,
    prizes: prizes.map((prize) => ({ prize: prize.key, items: prize.items })),
    reserves: draw.kind === 'main' ? RESERVES_MAIN : RESERVES_AN_ITEM * items,
    commitment,
  }
}
