import { clock } from '#app/clock'
import { addressHash } from '../address_hash.js'
import { SUPPRESSION_REASONS } from '../consequence.js'
import SuppressedAddress from '../models/suppressed_address.js'

/** For what an address rests now, the gravest first; what was only counted, lifted or has run out is not among it. */
export async function suppressionsOf(address: string): Promise<SuppressedAddress[]> {
  const known = await SuppressedAddress.query().where({ addressHash: addressHash(address) })
  const active = known.filter(isActive)
  return active.toSorted((one, other) => gravity(one) - gravity(other))
}

/** Whether an address rests for a reason. */
export function isActive({ since, until, liftedAt }: SuppressedAddress): boolean {
  const isOver = until !== null && until <= clock.now()
  return since !== null && liftedAt === null && !isOver
}

function gravity({ reason }: SuppressedAddress) {
  return SUPPRESSION_REASONS.indexOf(reason)
}
