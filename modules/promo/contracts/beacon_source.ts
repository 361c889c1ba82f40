import type { Chain } from '../draw/chains.js'

/** Asks for what a beacon signed. What it answers is believed only where the signature holds. */
export abstract class BeaconSource {
  /** @returns the signature of a round in hex; undefined where nobody has it yet */
  abstract signatureOf(chain: Chain, round: number): Promise<string | undefined>
}
