import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import type { Evidence, HarvestReason } from '#points/harvest/evidence'
import { findHarvests } from '#points/harvest/find_harvests'
import { isAttack } from '#tests/support/dose'
import { simulatedMonth } from '#tests/support/harvest/simulated_month'
import { DAY_MS } from '#tests/support/harvest/world'

/** The thresholds were tuned on the seeds 1 to 5; these are twenty others. */
const JUDGED = Array.from({ length: isAttack ? 20 : 3 }, (_, place) => 101 + place)
const FOUND_MIN = 0.95
const HONEST_FLAGGED_MAX = 0.01
const LONG_AGO = -400 * DAY_MS

/** Scans of neighbouring stickers, ten seconds apart. */
function neighbours(memberId: number, first: number, count: number, at = 0, batchId = 1) {
  return Array.from({ length: count }, (_, place) => {
    return { memberId, batchId, serial: first + place, at: at + place * 10_000 }
  })
}

function evidence(scans: Evidence['scans'], others: Partial<Evidence> = {}): Evidence {
  const began = new Map(scans.map(({ memberId }) => [memberId, LONG_AGO]))
  return { scans, began, shared: [], refused: new Map(), invited: [], ...others }
}

const find = (found: Evidence) => findHarvests(found, DEFAULT_SETTINGS)
const kindsOf = (reasons: HarvestReason[]) => reasons.map(({ kind }) => kind)

test.group('Harvest detection', () => {
  test('a pallet of 40 neighbouring stickers is honest, and so are two in one day', async ({
    assert,
  }) => {
    assert.deepEqual(await find(evidence(neighbours(1, 0, 40))), [])
    assert.deepEqual(await find(evidence(neighbours(1, 0, 80))), [])
    const newcomer = { began: new Map([[1, -1000]]) }
    assert.deepEqual(await find(evidence(neighbours(1, 0, 40), newcomer)), [])
  })

  test('a roll scanned by one member is found, also with torn stickers and over days', async ({
    assert,
  }) => {
    const roll = neighbours(1, 500, 150).filter(({ serial }) => serial % 7 > 0)
    const [found] = await find(evidence([...roll, ...neighbours(2, 0, 40)]))
    assert.equal(found.memberId, 1)
    assert.containsSubset(found.reasons, [{ kind: 'run', batchId: 1, first: 500, last: 649 }])
    const drip = [0, 1, 2, 3, 4].flatMap((day) => neighbours(3, day * 30, 30, day * DAY_MS))
    assert.lengthOf(await find(evidence(drip)), 1)
    const slow = [0, 1, 2, 3, 4].flatMap((day) => neighbours(3, day * 30, 30, day * 6 * DAY_MS))
    assert.deepEqual(await find(evidence(slow)), [], 'a pallet a week is work')
  })

  test('one roll over new accounts is found; over old ones, or a pallet of three, it is not', async ({
    assert,
  }) => {
    const accounts = [1, 2, 3, 4]
    const scans = accounts.flatMap((id) => neighbours(id, id * 20, 20, DAY_MS))
    const began = new Map(accounts.map((id) => [id, 0]))
    const found = await find(evidence(scans, { began }))
    assert.sameMembers(
      found.map(({ memberId }) => memberId),
      accounts
    )
    assert.containsSubset(found[0].reasons, [{ kind: 'spread', accounts: 4, scans: 80 }])
    assert.deepEqual(await find(evidence(scans)), [])
    const pallet = [1, 2, 3].flatMap((id) => neighbours(id, id * 13, 13, DAY_MS))
    assert.deepEqual(await find(evidence(pallet, { began })), [])
  })

  test('many refused codes are found, and weak reasons add up', async ({ assert }) => {
    const refused = new Map([
      [1, 15],
      [2, 60],
    ])
    const found = await find(evidence([], { refused }))
    assert.deepEqual(
      found.map(({ memberId }) => memberId),
      [2]
    )
    const both = { refused: new Map([[3, 28]]) }
    const [case3] = await find(evidence(neighbours(3, 0, 85), both))
    assert.deepEqual(kindsOf(case3.reasons).toSorted(), ['refused', 'run'])
    assert.isAtLeast(case3.score, 100)
    for (const { points } of case3.reasons) assert.isBelow(points, 100)
  })

  test('of planted harvests 95 % are found, of honest members fewer than 1 % are flagged', async ({
    assert,
  }) => {
    const tally = { harvests: 0, found: 0, honest: 0, flagged: 0 }
    for (const seed of JUDGED) {
      const month = simulatedMonth(seed)
      const findings = await find(month.evidence)
      const flagged = new Set(findings.map(({ memberId }) => memberId))
      for (const { members } of month.harvests) {
        const caught = members.filter((member) => flagged.has(member))
        tally.harvests++
        // A harvest through several accounts counts as found with at least half of them.
        if (caught.length * 2 >= members.length) tally.found++
      }
      const honest = month.honest.flatMap(({ members }) => members)
      tally.honest += honest.length
      tally.flagged += honest.filter((member) => flagged.has(member)).length
      // The honest pallets are there: many members scan 30 to 48 neighbours in one go.
      const crews = month.honest.filter(({ kind }) => kind === 'crew')
      assert.isAbove(crews.length, 80)
    }
    const words = JSON.stringify(tally)
    assert.isAtLeast(tally.found / tally.harvests, FOUND_MIN, words)
    assert.isBelow(tally.flagged / tally.honest, HONEST_FLAGGED_MAX, words)
  }).timeout(120_000)
})
