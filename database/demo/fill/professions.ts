import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { furtherProfessions } from '../professions.js'
import { representatives, type RepresentativeRecord } from '../representatives.js'
import { insertRow, type NewRow } from './insert.js'

/** A profession as the database knows it. */
export type FilledProfession = { id: number; apiName: string | null }

/** What members of the demo choose from: professions in a lasting order, representatives by e-mail. */
export type FilledProfessions = {
  professions: FilledProfession[]
  representativeIds: Map<string, number>
}

const EVERY_PROFESSION = `SELECT id, api_name AS "apiName" FROM professions
  WHERE is_active = 1 ORDER BY position, id`

/** Adds the further professions and the people on the road to what every shop starts with. */
export async function fillProfessions(trx: Transaction): Promise<FilledProfessions> {
  const [{ last }] = await rows<{ last: number | null }>(
    trx,
    'SELECT MAX(position) AS last FROM professions'
  )
  for (const [index, profession] of furtherProfessions.entries()) {
    const position = Number(last ?? 0) + 1 + index
    await insertRow(trx, 'professions', { ...profession, position, ...stamps() })
  }
  return {
    professions: await rows<FilledProfession>(trx, EVERY_PROFESSION),
    representativeIds: await fillRepresentatives(trx),
  }
}

async function fillRepresentatives(trx: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const person of representatives) {
    const id = person.is_default
      ? await becomeDefault(trx, person)
      : await insertRow(trx, 'regional_representatives', rowOf(person))
    ids.set(person.email, id)
  }
  return ids
}

/** There is one default contact, so the demo's person takes the place of the first one. */
async function becomeDefault(
  trx: Transaction,
  { last_name, first_name, phone, email }: RepresentativeRecord
): Promise<number> {
  const sql = `UPDATE regional_representatives SET last_name = ?, first_name = ?, phone = ?,
    email = ?, updated_at = ? WHERE is_default = 1 RETURNING id`
  const [row] = await rows<{ id: number }>(trx, sql, [
    last_name,
    first_name,
    phone,
    email,
    clock.now(),
  ])
  if (!row) throw new Error('A shop must start with a default representative')
  return row.id
}

function rowOf(person: RepresentativeRecord): NewRow {
  return {
    last_name: person.last_name,
    first_name: person.first_name,
    phone: person.phone,
    email: person.email,
    distribution_channel: JSON.stringify(person.distributionChannel),
    distribution_channel_task_fields: JSON.stringify(person.distributionChannelTaskFields),
    is_default: 0,
    ...stamps(),
  }
}

function stamps() {
  return { created_at: clock.now(), updated_at: clock.now() }
}
