import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { BeaconSource } from '../../contracts/beacon_source.js'
import { chainNamed, timeOfRound, type Chain } from '../../draw/chains.js'
import { CALLED } from '../../draw/names.js'
import type { PublicPart } from '../../draw/result.js'
import type { Sheet } from '../../draw/sheet.js'
import { isSigned } from '../beacon/bls.js'
import {
  BeaconInvalid,
  BeaconIsOut,
  BeaconNotOut,
  CalledInvalid,
  FallbackTooEarly,
} from '../exceptions.js'
import type Draw from '../models/draw.js'

const HOUR_MS = 3_600_000

/**
 * The public value of a draw: the round of the beacon, whoever passes it on, or a called number where the beacon stayed
 * silent for as long as the sheet says.
 *
 * @throws beacon_not_out, beacon_invalid, beacon_is_out, fallback_too_early, called_invalid
 */
export async function publicPartOf(
  { drawAt, round }: Draw,
  { chain: name, fallbackHours }: Sheet,
  { signature, called }: { signature?: string; called?: string }
): Promise<PublicPart> {
  const chain = chainNamed(name)!
  if (clock.now() < timeOfRound(chain, round!)) throw new BeaconNotOut()
  if (called !== undefined) {
    if (!CALLED.test(called)) throw new CalledInvalid()
    if (clock.now() < drawAt + fallbackHours * HOUR_MS) throw new FallbackTooEarly()
    if (await isOut(chain, round!)) throw new BeaconIsOut()
    return { source: 'called', round: round!, digits: called }
  }
  const source = await app.container.make(BeaconSource)
  const found = signature?.trim().toLowerCase() ?? (await source.signatureOf(chain, round!))
  if (!found) throw new BeaconNotOut()
  if (!isSigned(chain, round!, found)) throw new BeaconInvalid()
  return { source: 'drand', round: round!, signature: found }
}

/** Whether a relay passes on what the beacon signed: nobody calls a number then. */
async function isOut(chain: Chain, round: number): Promise<boolean> {
  const source = await app.container.make(BeaconSource)
  const found = await source.signatureOf(chain, round)
  return found !== undefined && isSigned(chain, round, found)
}
