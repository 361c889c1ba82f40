import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { CONSULTANTS_KEPT_MS } from '#auth/constants'
import { ConsultantDirectory, type Consultant } from '#auth/contracts/consultant_directory'
import { askWithin } from '#auth/lookup'
import { representativesOf, type Representative } from './representatives.js'

const ADD = `INSERT INTO regional_representatives
  (last_name, first_name, distribution_channel, distribution_channel_task_fields, created_at,
   updated_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (last_name, first_name) DO UPDATE SET
    distribution_channel = excluded.distribution_channel,
    distribution_channel_task_fields = excluded.distribution_channel_task_fields,
    updated_at = excluded.updated_at
  RETURNING id`
const KEEP = `INSERT INTO consultant_lookups (zip, representative_ids, fetched_at) VALUES (?, ?, ?)
  ON CONFLICT (zip) DO UPDATE SET representative_ids = excluded.representative_ids,
  fetched_at = excluded.fetched_at`

type Kept = { ids: number[]; fetchedAt: number }

/**
 * The consultants of a postcode as representatives of ours, in the order of the provider, asked at
 * most once a day for each postcode. While the provider fails its last answer holds, however old.
 *
 * @throws whatever the provider throws where it never answered for the postcode, or a TimeoutError
 */
@inject()
export class ConsultantsOfZip {
  constructor(private directory: ConsultantDirectory) {}

  async handle(zip: string): Promise<Representative[]> {
    const kept = await this.#kept(zip)
    const isFresh = kept && kept.fetchedAt > clock.now() - CONSULTANTS_KEPT_MS
    return representativesOf(isFresh ? kept.ids : await this.#ask(zip, kept))
  }

  async #kept(zip: string): Promise<Kept | undefined> {
    const sql = `SELECT representative_ids AS "ids", fetched_at AS "fetchedAt"
      FROM consultant_lookups WHERE zip = ?`
    const [row] = await shopReader().rows<{ ids: string; fetchedAt: number }>(sql, [zip])
    return row && { ids: JSON.parse(row.ids), fetchedAt: row.fetchedAt }
  }

  async #ask(zip: string, kept: Kept | undefined): Promise<number[]> {
    try {
      return await this.#askAnew(zip)
    } catch (error) {
      if (!kept) throw error
      logger.warn({ err: error }, 'The consultant lookup failed, the last answer is used')
      return kept.ids
    }
  }

  async #askAnew(zip: string): Promise<number[]> {
    const query = { local_consultant_type: 1, zip } as const
    const found = await askWithin((signal) => this.directory.find(query, signal))
    return transaction(async (trx) => {
      // Sorted, so that two lookups at once take the rows in one order.
      const sorted = [...found].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      const ids = new Map<string, number>()
      for (const consultant of sorted) {
        const [{ id }] = await rows<{ id: number }>(trx, ADD, valuesOf(consultant))
        ids.set(nameOf(consultant), id)
      }
      const inOrder = found.map((consultant) => ids.get(nameOf(consultant))!)
      await rows(trx, KEEP, [zip, JSON.stringify(inOrder), clock.now()])
      return inOrder
    })
  }
}

function nameOf({ last_name, first_name }: Consultant) {
  return `${last_name} ${first_name}`
}

function valuesOf(consultant: Consultant) {
  const now = clock.now()
  return [
    consultant.last_name,
    consultant.first_name,
    JSON.stringify(consultant.distributionChannel),
    JSON.stringify(consultant.distributionChannelTaskFields),
    now,
    now,
  ]
}
