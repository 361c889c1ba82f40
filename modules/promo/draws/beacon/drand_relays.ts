import logger from '@adonisjs/core/services/logger'
import { OutsideFailure } from '#app/http/ask_outside'
import { OutwardAgent } from '#app/http/outward_agent'
import { BeaconSource } from '../../contracts/beacon_source.js'
import { DEMO_CHAIN, type Chain } from '../../draw/chains.js'
import { SIGNATURE } from '../../draw/names.js'
import { isSigned } from './bls.js'
import { demoSignature } from './demo_chain.js'

/** Relays that the makers of drand and Cloudflare run. @source https://docs.drand.love */
export const USUAL_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]

/** Asks one relay after the other, and takes the first signature that holds: a relay that lies is passed over. */
export class DrandRelays extends BeaconSource {
  constructor(
    private relays: string[],
    private agent: Pick<OutwardAgent, 'ask'> = new OutwardAgent()
  ) {
    super()
  }

  async signatureOf(chain: Chain, round: number): Promise<string | undefined> {
    if (chain === DEMO_CHAIN) return demoSignature(round)
    for (const relay of this.relays) {
      const signature = await this.#ask(relay, chain, round)
      if (signature && isSigned(chain, round, signature)) return signature
      if (signature) logger.warn({ relay, round }, 'A relay passed on a signature that is none')
    }
    return undefined
  }

  async #ask(relay: string, chain: Chain, round: number): Promise<string | undefined> {
    const address = new URL(`/${chain.name}/public/${round}`, relay)
    try {
      const headers = { accept: 'application/json' }
      const { status, text } = await this.agent.ask({ address, method: 'GET', headers })
      const { signature } = status === 200 ? JSON.parse(text) : {}
      return SIGNATURE.test(signature) ? signature : undefined
    } catch (error) {
      if (!(error instanceof OutsideFailure || error instanceof SyntaxError)) throw error
      logger.info({ relay, err: error }, 'A relay of the beacon could not be asked')
      return undefined
    }
  }
}
