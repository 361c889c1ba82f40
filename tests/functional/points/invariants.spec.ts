import { test } from '@japa/runner'
import { rows, runnerOf } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { registerCause, registerInvariant } from '#points'
import { SOURCES } from '#app/rules/point_sources'
import { verifyInvariants } from '#points/truths/verify_truths_sql'

registerCause({ begins: 'planted', sources: [...SOURCES] })

/** Ids far above those that other tests use. */
const MEMBER = 2_000_000_001
const FIRST = 9_000_000_001
const [SECOND, THIRD, FOURTH, FIFTH] = [1, 2, 3, 4].map((later) => FIRST + later)
const BATCH = 32_766
/** Codes of its first two stickers, as far as anybody looks at them. */
const CODE = 'ZZY0000PLANTED'
const OTHER_CODE = 'ZZY0001PLANTED'

/** A member with one scan of 120 points and 20 of them spent. */
const WELL = [
  `INSERT INTO members (id, referral_code, newsletter_secret, created_at, updated_at)
    VALUES (${MEMBER}, 'planted', 'planted', 1, 1)`,
  `INSERT INTO participating_products (id, slug, title_hu, points, created_at, updated_at)
    VALUES (${MEMBER}, 'planted', 'Festék', 120, 1, 1)`,
  `INSERT INTO balances (member_id, points) VALUES (${MEMBER}, 100)`,
  entry(FIRST, `120, 'qrcode', 'scan:${CODE}:2000000001', 120, NULL`),
  entry(SECOND, "-20, 'redeem', 'planted:2', 100, NULL"),
  `UPDATE balances SET last_entry_id = ${SECOND} WHERE member_id = ${MEMBER}`,
  `INSERT INTO code_batches (id, key_id, product_id, count, max_scans, state, created_at,
    activated_at) VALUES (${BATCH}, 'k1', ${MEMBER}, 10, 1, 'active', 1, 1)`,
  `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
    VALUES ('${CODE}', ${BATCH}, 0, 1, 1, 1)`,
  `INSERT INTO scans (code, member_id, entry_id, scanned_at)
    VALUES ('${CODE}', ${MEMBER}, ${FIRST}, 1)`,
]

/** The same with a booster that gave 10 points for the scan. */
const BOOSTED = [
  `INSERT INTO boosters (id, name_hu, state, bonus_kind, bonus, budget, given, spent, created_at,
    updated_at, activated_at) VALUES (${MEMBER}, 'Akció', 'active', 'points', 10, 10, 1, 10, 1, 1, 1)`,
  entry(THIRD, `10, 'promotion', 'booster:${MEMBER}:${CODE}:${MEMBER}', 110, NULL`),
  balance(110, THIRD),
  `INSERT INTO booster_bonuses (entry_id, booster_id, code, member_id, points, day)
    VALUES (${THIRD}, ${MEMBER}, '${CODE}', ${MEMBER}, 10, '2026-11-20')`,
]

function booster(change: string) {
  return [...BOOSTED, `UPDATE boosters SET ${change} WHERE id = ${MEMBER}`]
}

/** Mistakes that no trigger and no CHECK stops, and the invariants that must notice them. */
const MISTAKES: [name: string, statements: string[], broken: string[]][] = [
  ['a balance changed by hand', [balance(101, SECOND)], ['points-balance', 'points-conserved']],
  ['a balance that names an old entry', [balance(100, FIRST)], ['points-last-entry']],
  [
    'an entry without its balance',
    [entry(THIRD, "50, 'promotion', 'planted:3', 150, NULL")],
    ['points-balance', 'points-conserved', 'points-last-entry'],
  ],
  [
    'a wrong running balance',
    [entry(THIRD, "50, 'promotion', 'planted:3', 151, NULL"), balance(150, THIRD)],
    ['points-unbroken'],
  ],
  [
    'a reversal of another amount',
    [entry(THIRD, `19, 'cancelled_order', 'planted:3', 119, ${SECOND}`), balance(119, THIRD)],
    ['points-known', 'points-reversals'],
  ],
  [
    'an entry of a scan nobody made',
    [entry(THIRD, "120, 'qrcode', 'scan:OTHER:2000000001', 220, NULL"), balance(220, THIRD)],
    ['scans-made'],
  ],
  [
    'a scan without its entry',
    [
      `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
        VALUES ('${OTHER_CODE}', ${BATCH}, 1, 1, 1, 1)`,
      `INSERT INTO scans (code, member_id, entry_id, scanned_at)
        VALUES ('${OTHER_CODE}', ${MEMBER}, ${SECOND}, 1)`,
    ],
    ['scans-booked'],
  ],
  ['a code that forgot its scan', ['UPDATE codes SET scans = 0'], ['codes-counted']],
  ['a code that forgot a credited report', ['UPDATE codes SET credited = 1'], ['codes-counted']],
  [
    'a code that paid a scan and a report',
    [
      `INSERT INTO code_credits (code, member_id, entry_id, credited_at)
        SELECT code, ${MEMBER} + 1, ${SECOND}, 1 FROM codes WHERE code = '${CODE}'`,
    ],
    ['codes-paid'],
  ],
  ['a code beyond its batch', ['UPDATE codes SET serial = 10'], ['codes-batch']],
  ['a code that lies at the place of another', ['UPDATE codes SET serial = 5'], ['codes-batch']],
  ['a booster that forgot a bonus', booster('given = 0'), ['boosters-counted']],
  ['a booster that forgot points', booster('spent = 9'), ['boosters-counted']],
  [
    'a bonus of a booster that was never switched on',
    booster("state = 'draft', activated_at = NULL"),
    ['boosters-budget'],
  ],
  ['a bonus its day forgot', booster('limit_per_day = 1'), ['boosters-days']],
  ['a bonus beyond the limit of a member', booster('limit_per_member = 0'), ['boosters-members']],
  [
    'an entry of a bonus without its scan',
    [entry(THIRD, "10, 'promotion', 'booster:1:OTHER:1', 110, NULL"), balance(110, THIRD)],
    ['bonuses-made'],
  ],
  [
    'a bonus with the entry of something else',
    [
      ...BOOSTED.slice(0, 1),
      entry(THIRD, "10, 'promotion', 'planted:3', 110, NULL"),
      ...BOOSTED.slice(2),
    ],
    ['bonuses-booked'],
  ],
  [
    'a scan taken back without its bonus',
    [
      ...BOOSTED,
      entry(FOURTH, "50, 'promotion', 'planted:4', 160, NULL"),
      entry(FIFTH, `-120, 'qrcode', 'scan-reversed:${CODE}:${MEMBER}', 40, ${FIRST}`),
      balance(40, FIFTH),
    ],
    ['bonuses-taken-back'],
  ],
  [
    'a scan of a batch that was never released',
    ['UPDATE code_batches SET activated_at = NULL'],
    ['codes-batch'],
  ],
  ['withdrawn stickers beyond the batch', [withdrawn(8, 10)], ['codes-withdrawn']],
  ['stickers withdrawn twice', [withdrawn(1, 5), withdrawn(5, 6)], ['codes-withdrawn']],
]

function withdrawn(first: number, last: number) {
  return `INSERT INTO void_ranges (batch_id, first_serial, last_serial, reason, voided_at)
    VALUES (${BATCH}, ${first}, ${last}, 'planted', 1)`
}

function entry(id: number, values: string) {
  return `INSERT INTO ledger_entries (id, member_id, occurred_at, business_date, points, source,
    reference, balance_after, reversed_entry_id)
    VALUES (${id}, ${MEMBER}, 1, '2026-11-20', ${values})`
}

function balance(points: number, lastEntryId: number) {
  return `UPDATE balances SET points = ${points}, last_entry_id = ${lastEntryId}
    WHERE member_id = ${MEMBER}`
}

/** Statements about codes and batches touch the planted ones only. */
function onPlanted(sql: string) {
  if (sql.startsWith('UPDATE codes')) return `${sql} WHERE code = '${CODE}'`
  return sql.startsWith('UPDATE code_batches') ? `${sql} WHERE id = ${BATCH}` : sql
}

async function violations(trx: Transaction) {
  const checked = await verifyInvariants(runnerOf(trx))
  return new Map(checked.map((invariant) => [invariant.id, invariant.violations]))
}

/** Plants a mistake, tells what it broke, and takes it away again. */
async function brokenBy(statements: string[]): Promise<string[]> {
  let broken: string[] = []
  const takeAway = new Error('The mistake is taken away again')
  const planting = transaction(async (trx) => {
    for (const sql of WELL) await rows(trx, sql)
    const before = await violations(trx)
    for (const sql of statements) await rows(trx, onPlanted(sql))
    const after = await violations(trx)
    broken = [...after.keys()].filter((id) => after.get(id)! > before.get(id)!)
    throw takeAway
  })
  await planting.catch((error) => {
    if (error !== takeAway) throw error
  })
  return broken.sort()
}

test.group('Invariants', () => {
  test('a sound shop breaks none', async ({ assert }) => {
    assert.deepEqual(await brokenBy([]), [])
    assert.deepEqual(await brokenBy(BOOSTED), [])
  })

  for (const [name, statements, broken] of MISTAKES) {
    test(`${name} is noticed`, async ({ assert }) => {
      assert.deepEqual(await brokenBy(statements), [...broken].sort())
    })
  }

  test('another module has its own truths checked', async ({ assert }) => {
    registerInvariant({ id: 'own', title: 'one is one', sql: 'SELECT 1 AS one WHERE 1 = 0' })
    const checked = await transaction(async (trx) => verifyInvariants(runnerOf(trx)))
    assert.deepInclude(checked, { id: 'own', title: 'one is one', violations: 0, found: [] })
  })
})
