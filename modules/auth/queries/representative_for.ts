import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { shopReader } from '#app/database/engine'
import { NoRepresentative, UnknownZip } from '#auth/exceptions'
import { chooseConsultant } from '#auth/representative_rule'
import { ConsultantsOfZip } from './consultants_of_zip.js'
import { defaultRepresentative, type Representative } from './representatives.js'

/**
 * The representative of a trade in a postcode; where the provider fails, the default one.
 *
 * @throws unknown_zip, no_representative
 */
@inject()
export class RepresentativeFor {
  constructor(private consultantsOfZip: ConsultantsOfZip) {}

  async handle(zip: string, professionId: number): Promise<Representative> {
    if (!(await isPostcode(zip))) throw new UnknownZip()
    const apiName = await apiNameOf(professionId)
    const chosen = await this.#consultant(apiName, zip)
    const representative = chosen ?? (await defaultRepresentative())
    if (!representative) throw new NoRepresentative()
    return representative
  }

  async #consultant(apiName: string | null, zip: string) {
    if (apiName === null) return undefined
    try {
      return chooseConsultant(apiName, zip, await this.consultantsOfZip.handle(zip))
    } catch (error) {
      logger.warn({ err: error }, 'The consultant lookup failed')
      return undefined
    }
  }
}

async function isPostcode(zip: string): Promise<boolean> {
  const found = await shopReader().rows('SELECT 1 AS found FROM postcodes WHERE zip = ? LIMIT 1', [
    zip,
  ])
  return found.length > 0
}

async function apiNameOf(professionId: number): Promise<string | null> {
  const sql = 'SELECT api_name AS "apiName" FROM professions WHERE id = ?'
  const [profession] = await shopReader().rows<{ apiName: string | null }>(sql, [professionId])
  return profession?.apiName ?? null
}
