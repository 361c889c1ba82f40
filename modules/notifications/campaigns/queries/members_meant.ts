import app from '@adonisjs/core/services/app'
import { shopReader } from '#app/database/engine'
import { countyOf } from '#app/rules/counties'
import { readersAmong, shoppersAfter } from '#auth'
import { balancesOf, latestScansOf, MemberFacts } from '#points'
import { factsAskedBy, isMeant, type Candidate } from '../audience.js'
import { ALL, type Audience } from '../campaign.js'

/** Whom an audience is judged for: the members after one, so many, at an instant in ms UTC. */
export interface Part {
  after: number
  limit: number
  at: number
}

/** Those of them who are meant, and after whom the next part begins; ALL where this was the last one. */
export interface MeantPart {
  memberIds: number[]
  next: number
}

const NO_CONSENTS = {
  marketing_phone: false,
  marketing_email: false,
  research_phone: false,
  research_email: false,
}

/** Judges an audience part by part, ascending by member. */
export async function membersMeant(
  audience: Audience,
  { after, limit, at }: Part
): Promise<MeantPart> {
  const found = await shoppersAfter(after, limit)
  const candidateOf = await candidatesAmong(audience, found)
  const memberIds = found.filter((id) => isMeant(audience, candidateOf(id), at))
  return { memberIds, next: found.length < limit ? ALL : found.at(-1)! }
}

/** Reads of these members what the audience asks for. */
async function candidatesAmong(
  audience: Audience,
  ids: number[]
): Promise<(id: number) => Candidate> {
  const asked = factsAskedBy(audience)
  const facts = asked.isDescribed ? await app.container.make(MemberFacts) : undefined
  const described = await facts?.of(shopReader(), ids)
  const scans = asked.isActive ? await latestScansOf(ids) : undefined
  const balances = asked.isRich ? await balancesOf(ids) : undefined
  const readers = asked.isAgreed ? await readersAmong(ids) : []
  const consents = new Map(readers.map((reader) => [reader.id, reader.consents]))
  return (id) => ({
    professionId: described?.get(id)?.professionId ?? null,
    county: countyOf(described?.get(id)?.zip ?? null),
    locale: described?.get(id)?.locale ?? null,
    scannedAt: scans?.get(id) ?? null,
    balance: balances?.get(id) ?? 0,
    consents: consents.get(id) ?? NO_CONSENTS,
  })
}
