import app from '@adonisjs/core/services/app'
import { businessDate } from '#app/business_date'
import { shopReader } from '#app/database/engine'
import { countyOf } from '#app/rules/counties'
import { latestScansOf, MemberFacts } from '#points'
import type { Candidate } from '../target_group.js'

/** What target groups and answers ask of a member: what it is today. */
export async function candidate(memberId: number): Promise<Candidate> {
  const facts = await app.container.make(MemberFacts)
  const known = (await facts.of(shopReader(), [memberId])).get(memberId)
  const scannedAt = (await latestScansOf([memberId])).get(memberId)
  return {
    professionId: known?.professionId ?? null,
    county: countyOf(known?.zip ?? null),
    registeredOn: known?.registeredAt ? businessDate(known.registeredAt) : null,
    scannedOn: scannedAt === undefined ? null : businessDate(scannedAt),
  }
}
