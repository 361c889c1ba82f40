import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { chooseRepresentative } from '#app/rules/representative_rule'
import { transaction } from '#app/transaction'
import { REPRESENTATIVES_KEPT_MS } from '#auth/constants'
import {
  RepresentativeDirectory,
  type ProviderRepresentative,
} from '#auth/contracts/representative_directory'
import { NoRepresentative, UnknownZip } from '#auth/exceptions'
import { askWithin } from '#auth/gateways/ask_within'
import ConsultantLookup from '../models/consultant_lookup.js'
import Postcode from '../models/postcode.js'
import Profession from '../models/profession.js'
import RegionalRepresentative from '../models/regional_representative.js'
import { representativesOf, defaultRepresentative } from './representatives.js'

/**
 * The representatives of a postcode as rows of ours, in the order of the provider, asked at
 * most once a day for each postcode. While the provider fails its last answer holds, however old.
 *
 * @throws whatever the provider throws where it never answered for the postcode, or a TimeoutError
 */
export async function representativesOfZip(zip: string): Promise<RegionalRepresentative[]> {
  const kept = await ConsultantLookup.find(zip)
  const isFresh = kept && kept.fetchedAt > clock.now() - REPRESENTATIVES_KEPT_MS
  return representativesOf(isFresh ? kept.representativeIds : await ask(zip, kept))
}

async function ask(zip: string, kept: ConsultantLookup | null): Promise<number[]> {
  try {
    return await askAnew(zip)
  } catch (error) {
    if (!kept) throw error
    logger.warn({ err: error }, 'The consultant lookup failed, the last answer is used')
    return kept.representativeIds
  }
}

async function askAnew(zip: string): Promise<number[]> {
  const query = { local_consultant_type: 1, zip } as const
  const directory = await app.container.make(RepresentativeDirectory)
  const found = await askWithin((signal) => directory.find(query, signal))
  return transaction(async ({ client }) => {
    // Sorted, so that two lookups at once take the rows in one order.
    const sorted = found.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    const ids = new Map<string, number>()
    for (const representative of sorted) {
      const { last_name: lastName, first_name: firstName } = representative
      await client
        .insertQuery()
        .table('regional_representatives')
        .insert(rowOf(representative))
        .onConflict(['last_name', 'first_name'])
        .merge(['distribution_channel', 'distribution_channel_task_fields', 'updated_at'])
      const named = RegionalRepresentative.query({ client }).where({ lastName, firstName })
      ids.set(nameOf(representative), (await named.firstOrFail()).id)
    }
    const inOrder = found.map((representative) => ids.get(nameOf(representative))!)
    const answer = { zip, representative_ids: JSON.stringify(inOrder), fetched_at: clock.now() }
    await client.insertQuery().table('consultant_lookups').insert(answer).onConflict('zip').merge()
    return inOrder
  })
}

function nameOf({ last_name, first_name }: ProviderRepresentative) {
  return `${last_name} ${first_name}`
}

function rowOf(representative: ProviderRepresentative) {
  const now = clock.now()
  return {
    last_name: representative.last_name,
    first_name: representative.first_name,
    distribution_channel: JSON.stringify(representative.distributionChannel),
    distribution_channel_task_fields: JSON.stringify(representative.distributionChannelTaskFields),
    created_at: now,
    updated_at: now,
  }
}

/**
 * The representative of a profession in a postcode; where the provider fails, the default one.
 *
 * @throws unknown_zip, no_representative
 */
export async function representativeFor(
  zip: string,
  professionId: number
): Promise<{ id: number }> {
  if (!(await Postcode.findBy({ zip }))) throw new UnknownZip()
  const profession = await Profession.find(professionId)
  const chosen = await chosenRepresentative(profession?.apiName ?? null, zip)
  const representative = chosen ?? (await defaultRepresentative())
  if (!representative) throw new NoRepresentative()
  return representative
}

async function chosenRepresentative(apiName: string | null, zip: string) {
  if (apiName === null) return undefined
  try {
    return chooseRepresentative(apiName, zip, await representativesOfZip(zip))
  } catch (error) {
    logger.warn({ err: error }, 'The consultant lookup failed')
    return undefined
  }
}
