import { randomBytes } from 'node:crypto'
import { clock } from '#app/clock'
import { derivedKey } from '#app/crypto/derived_key'
import { seal, unseal } from '#app/personal/seal'
import type { Transaction } from '#app/transaction'
import { commitmentOf, type DrawName } from '../../draw/picks.js'
import Promotion from '../../games/models/promotion.js'
import type Draw from '../models/draw.js'
import { SeedInvalid } from '../exceptions.js'
import DrawSeed from '../models/draw_seed.js'
import { serverTools } from '../server_tools.js'

const SEED_BYTES = 32
const SEED = /^[0-9a-f]{64}$/

/**
 * Makes the secret of a draw and keeps it sealed.
 *
 * @returns what is published of it
 */
export async function makeSeed(trx: Transaction, drawId: number, name: DrawName): Promise<string> {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const sealed = seal(seed, derivedKey('draw-seed'), purposeOf(name))
  await DrawSeed.create({ drawId, sealed, createdAt: clock.now() }, trx)
  return commitmentOf(seed, name, serverTools)
}

/** @throws Error where APP_KEY is not the one it was sealed with, or the seed is another draw's */
export async function openSeed(trx: Transaction, drawId: number, name: DrawName): Promise<string> {
  const { sealed } = await DrawSeed.findByOrFail('drawId', drawId, trx)
  return unseal(sealed, derivedKey('draw-seed'), purposeOf(name)).toString()
}

/**
 * A seed that somebody typed in; the source needs no trust, for no other seed has this commitment.
 *
 * @throws seed_invalid
 */
export function checkedSeed(typed: string, { commitment }: Draw, name: DrawName): string {
  const seed = typed.replace(/\s/g, '').toLowerCase()
  if (!SEED.test(seed) || commitmentOf(seed, name, serverTools) !== commitment) {
    throw new SeedInvalid()
  }
  return seed
}

/** Whether a draw whose list is out cannot be drawn, because its seed is away or does not open what was published of it. */
export async function isSeedLost(draw: Draw, trx?: Transaction): Promise<boolean> {
  if (draw.state !== 'frozen') return false
  const { slug: campaign } = await Promotion.query(trx)
    .where({ id: draw.promotionId })
    .firstOrFail()
  const kept = await DrawSeed.query(trx).where({ drawId: draw.id }).first()
  return !kept || !opensDraw(kept, draw, { campaign, draw: draw.key })
}

function opensDraw({ sealed }: DrawSeed, { commitment }: Draw, name: DrawName): boolean {
  try {
    const seed = unseal(sealed, derivedKey('draw-seed'), purposeOf(name)).toString()
    return commitmentOf(seed, name, serverTools) === commitment
  } catch {
    // Sealed under another key, or for another draw.
    return false
  }
}

function purposeOf({ campaign, draw }: DrawName) {
  return `draw-seed ${campaign} ${draw}`
}
