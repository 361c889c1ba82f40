import app from '@adonisjs/core/services/app'
import { startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { countyOf } from '#app/rules/counties'
import { shoppersAfter } from '#auth'
import { MemberFacts, scansAmong } from '#points'
import { meetsRule, type MemberRule } from '../member_rule.js'

/** Members looked at together. */
const BATCH = 500

/** The ids of all members whom a rule means now, ascending. */
export async function membersOfRule(rule: MemberRule): Promise<number[]> {
  const meant: number[] = []
  for (let after: number | undefined = 0; after !== undefined;) {
    const ids = await shoppersAfter(after, BATCH)
    meant.push(...(await meantAmong(ids, rule)))
    after = ids.length < BATCH ? undefined : ids.at(-1)
  }
  return meant
}

async function meantAmong(ids: number[], rule: MemberRule): Promise<number[]> {
  if (!ids.length) return []
  const facts = await (await app.container.make(MemberFacts)).of(shopReader(), ids)
  const scans = rule.scans_min > 0 ? await scansAmong(ids, periodOf(rule)) : new Map()
  return ids.filter((id) => {
    const { professionId = null, zip = null } = facts.get(id) ?? {}
    return meetsRule(rule, { professionId, county: countyOf(zip), scans: scans.get(id) ?? 0 })
  })
}

function periodOf({ scans_from: from, scans_to: to }: MemberRule) {
  return {
    from: from === null ? 0 : startOfBusinessDate(from),
    until: to === null ? clock.now() + 1 : startOfBusinessDate(to, 1),
  }
}
