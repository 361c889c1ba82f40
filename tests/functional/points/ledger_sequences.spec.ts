import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { shopReader } from '#app/database/engine'
import { DomainException } from '#app/exceptions/domain_exception'
import { transaction } from '#app/transaction'
import { credit, reverse, type CodeBatch } from '#points'
import { adjust, debit } from '#points/ledger'
import { scanCode } from '#points/scans/actions/scan_code'
import { dose } from '#tests/support/dose'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { seededRandom } from '#tests/support/seeded_random'

const SEEDS = dose.seeds
const STEPS = 40
const MEMBERS = 3
const SCAN_POINTS = 120

type Booked = { id: number; memberId: number; points: number; reference: string; undone: boolean }

/** What the ledger must be, kept in plain variables. */
class Model {
  balances = new Map<number, number>()
  entries: Booked[] = []
  scanned = new Map<number, number>()

  book(entry: { id: number; memberId: number; points: number; reference: string }) {
    this.entries.push({ ...entry, undone: false })
    this.balances.set(entry.memberId, this.of(entry.memberId) + entry.points)
  }

  of(memberId: number) {
    return this.balances.get(memberId) ?? 0
  }
}

type World = { seed: string; memberIds: number[]; batch: CodeBatch; model: Model; last: number }

/** One step of a sequence: true where it must go through. */
type Step = (world: World, random: ReturnType<typeof seededRandom>) => Promise<boolean>

const names = { source: 'promotion', sourceName: 'Próba' } as const

function reference(world: World) {
  world.last += 1
  return `test:${world.seed}:${world.last}`
}

/** Runs a step; answers whether it went through, and lets slips of the test itself out. */
async function goesThrough(work: () => Promise<unknown>): Promise<boolean> {
  return work().then(
    () => true,
    (error) => {
      const isForeseen = /already moved|reversed before|fewer points/.test(error.message)
      if (!isForeseen && !(error instanceof DomainException)) throw error
      return false
    }
  )
}

const STEPS_OF: Record<string, Step> = {
  async credit(world, random) {
    const [memberId, points] = [random.pick(world.memberIds), 1 + random.below(200)]
    const movement = { ...names, memberId, points, reference: reference(world) }
    world.model.book(await transaction((trx) => credit(trx, movement)))
    return true
  },

  async debit(world, random) {
    const [memberId, points] = [random.pick(world.memberIds), 1 + random.below(200)]
    const movement = { ...names, memberId, points, reference: reference(world) }
    const isCovered = world.model.of(memberId) >= points
    const done = await goesThrough(async () => {
      world.model.book(await transaction((trx) => debit(trx, movement)))
    })
    if (done !== isCovered) throw new Error(`A debit of ${points} was ${done}`)
    return done
  },

  async repeat(world, random) {
    if (!world.model.entries.length) return false
    const first = random.pick(world.model.entries)
    const wrong = random.below(2)
    const movement = { ...names, ...first, points: Math.abs(first.points) + wrong }
    const verb = first.points > 0 ? credit : debit
    const repeated = await goesThrough(async () => {
      const entry = await transaction((trx) => verb(trx, movement))
      if (entry.id !== first.id) throw new Error('A repeat made another entry')
    })
    if (repeated !== (wrong === 0)) throw new Error(`A repeat was ${repeated}`)
    return false
  },

  async undo(world, random) {
    if (!world.model.entries.length) return false
    const first = random.pick(world.model.entries)
    const request = { ...names, entryId: first.id, reference: reference(world) }
    const isPossible = !first.undone && world.model.of(first.memberId) - first.points >= 0
    const done = await goesThrough(async () => {
      world.model.book(await transaction((trx) => reverse(trx, request)))
      first.undone = true
    })
    if (done !== isPossible) throw new Error(`The reversal of ${first.points} was ${done}`)
    return done
  },

  async correct(world, random) {
    const memberId = random.pick(world.memberIds)
    const points = (1 + random.below(100)) * (random.below(2) ? 1 : -1)
    const source = 'adjustment_manual' as const
    const adjustment = { ...names, source, memberId, points, reference: reference(world) }
    const isCovered = world.model.of(memberId) + points >= 0
    const done = await goesThrough(async () => {
      world.model.book(await transaction((trx) => adjust(trx, adjustment)))
    })
    if (done !== isCovered) throw new Error(`A correction of ${points} was ${done}`)
    return done
  },

  async scan(world, random) {
    const [memberId, serial] = [random.pick(world.memberIds), random.below(12)]
    const code = await givenCode({ batch: world.batch, serial })
    const submission = { memberId, address: `10.1.${memberId}.1`, text: code }
    const owner = world.model.scanned.get(serial)
    const answered = await goesThrough(async () => {
      const outcome = await scanCode({ ...submission, clientKey: randomUUID() })
      if (outcome.repeated) throw new Error('A scan with a key of its own was a repeat')
      const sql = 'SELECT id FROM ledger_entries WHERE reference = ?'
      const name = `scan:${code}:${memberId}`
      const [{ id }] = await shopReader().rows<{ id: number }>(sql, [name])
      world.model.book({ id, memberId, points: SCAN_POINTS, reference: name })
      world.model.scanned.set(serial, memberId)
    })
    if (answered !== (owner === undefined)) throw new Error(`A scan was ${answered}`)
    return answered
  },
}

/** Everything the step could have changed, byte by byte. */
async function dump({ memberIds, batch }: World) {
  const members = memberIds.join(', ')
  const tables = [
    `SELECT * FROM balances WHERE member_id IN (${members}) ORDER BY member_id`,
    `SELECT * FROM ledger_entries WHERE member_id IN (${members}) ORDER BY id`,
    `SELECT * FROM codes WHERE batch_id = ${batch.id} ORDER BY code`,
    `SELECT * FROM scans WHERE member_id IN (${members}) ORDER BY code, member_id`,
  ]
  return JSON.stringify(await Promise.all(tables.map((sql) => shopReader().rows(sql))))
}

async function ledgerOf(memberIds: number[]) {
  const sql = `SELECT e.member_id AS "memberId", SUM(e.points) AS sum, MIN(e.balance_after) AS least,
      COUNT(*) AS entries, MAX(b.points) AS balance
    FROM ledger_entries e JOIN balances b ON b.member_id = e.member_id
    WHERE e.member_id IN (${memberIds.join(', ')}) GROUP BY e.member_id`
  type Row = { memberId: number; sum: number; least: number; entries: number; balance: number }
  return shopReader().rows<Row>(sql)
}

test.group('Sequences of movements', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    test(`seed ${seed}: the ledger is what plain sums say`, async ({ assert }) => {
      const random = seededRandom(seed)
      const members = await Promise.all(Array.from({ length: MEMBERS }, () => givenMember()))
      const batch = await givenBatch({ points: SCAN_POINTS })
      const memberIds = members.map(({ id }) => id)
      const world = { seed: randomUUID(), memberIds, batch, model: new Model(), last: 0 }
      let before = await dump(world)
      for (let step = 0; step < STEPS; step++) {
        const name = random.pick(Object.keys(STEPS_OF))
        const went = await STEPS_OF[name](world, random)
        const after = await dump(world)
        if (went) assert.notEqual(after, before, `step ${step}: ${name} changed nothing`)
        else assert.equal(after, before, `step ${step}: a refused ${name} left a trace`)
        before = after
      }
      const ledger = await ledgerOf(memberIds)
      assert.lengthOf(
        world.model.entries,
        ledger.reduce((sum, row) => sum + row.entries, 0)
      )
      for (const row of ledger) {
        assert.equal(row.balance, world.model.of(row.memberId))
        assert.equal(row.sum, row.balance)
        assert.isAtLeast(row.least, 0)
      }
    })
  }
})
