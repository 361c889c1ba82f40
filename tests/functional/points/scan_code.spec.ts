import { createSecretKey, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { balanceOf, voidBatch } from '#points'
import { typedCode } from '#app/rules/code_text'
import { sealCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import { scanCode } from '#points/scans/actions/scan_code'
import type { ScanOutcome } from '#points/scans/claim'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A second before and after midnight in Budapest: at New Year, and about both nights the clocks change. */
const MIDNIGHTS = {
  '2026-12-31T22:59:59Z': '2026-12-31',
  '2026-12-31T23:00:01Z': '2027-01-01',
  '2026-10-24T21:59:59Z': '2026-10-24',
  '2026-10-24T22:00:01Z': '2026-10-25',
  '2026-10-25T00:30:00Z': '2026-10-25',
  '2026-10-25T01:30:00Z': '2026-10-25',
  '2026-10-25T22:59:59Z': '2026-10-25',
  '2026-10-25T23:00:01Z': '2026-10-26',
  '2027-03-27T22:59:59Z': '2027-03-27',
  '2027-03-27T23:00:01Z': '2027-03-28',
  '2027-03-28T21:59:59Z': '2027-03-28',
  '2027-03-28T22:00:01Z': '2027-03-29',
}

let address = 0
/** Every test speaks from an address of its own, so that no test throttles another. */
function scan(memberId: number, text: string, clientKey?: string) {
  return scanCode({ memberId, address: `10.0.0.${address}`, text, clientKey })
}

/** The code of the refusal, or the points. */
async function answerOf(scanned: Promise<ScanOutcome>): Promise<string | number> {
  return scanned.then(
    (outcome) => outcome.points,
    (error) => error.code ?? error.message
  )
}

function entriesOf(memberId: number) {
  const sql = `SELECT id, points, source, source_name AS "sourceName", product_id AS "productId",
    reference FROM ledger_entries WHERE member_id = ? ORDER BY id`
  return shopReader().rows<Record<string, unknown>>(sql, [memberId])
}

test.group('Scanning a code', (group) => {
  group.each.setup(() => {
    address += 1
  })

  test('[Q-01] a new sticker raises the balance by what its product brings', async ({ assert }) => {
    const member = await givenMember()
    const batch = await givenBatch()
    const outcome = await scan(member.id, await givenCode({ batch }))
    assert.equal(outcome.points, 120)
    assert.equal(outcome.balance, 120)
    assert.isFalse(outcome.repeated)
    assert.equal(await balanceOf(member.id), 120)
  })

  test('[Q-17] the entry names the product, its points and the source', async ({ assert }) => {
    const member = await givenMember()
    const product = await givenParticipatingProduct({ titleHu: 'Homlokzatfesték', points: 85 })
    const batch = await givenBatch({ productId: product.id })
    const code = await givenCode({ batch })
    await scan(member.id, typedCode(code).toLowerCase())
    const [entry] = await entriesOf(member.id)
    assert.containsSubset(entry, {
      points: 85,
      source: 'qrcode',
      sourceName: 'Homlokzatfesték',
      productId: product.id,
      reference: `scan:${code}:${member.id}`,
    })
  })

  test('[D-23] a code gets a row at its first scan, unique and with its batch', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ maxScans: 3 })
    const code = await givenCode({ batch, serial: 41 })
    const sql = `SELECT code, batch_id AS "batchId", serial, max_scans AS "maxScans", scans
      FROM codes WHERE code = ?`
    assert.deepEqual(await shopReader().rows(sql, [code]), [])
    await scan(member.id, code)
    await scan(other.id, code)
    const row = { code, batchId: batch.id, serial: 41, maxScans: 3, scans: 2 }
    assert.deepEqual(await shopReader().rows(sql, [code]), [row])
  })

  test('[Q-22] changing the points of the product changes the next booking', async ({ assert }) => {
    const member = await givenMember()
    const product = await givenParticipatingProduct({ points: 10 })
    const batch = await givenBatch({ productId: product.id })
    await scan(member.id, await givenCode({ batch, serial: 1 }))
    const sql = 'UPDATE participating_products SET points = 25 WHERE id = ?'
    await transaction(async (trx) => rows(trx, sql, [product.id]))
    const outcome = await scan(member.id, await givenCode({ batch, serial: 2 }))
    assert.equal(outcome.points, 25)
    assert.equal(await balanceOf(member.id), 35)
  })

  test('a batch with points of its own brings those', async ({ assert }) => {
    const member = await givenMember()
    const outcome = await scan(member.id, await givenCode({ points: 7 }))
    assert.equal(outcome.points, 7)
  })

  test('[Q-11] what is no code of ours is invalid', async ({ assert }) => {
    const member = await givenMember()
    const batch = await givenBatch({ count: 10 })
    const foreign = { id: 'foreign', key: createSecretKey(Buffer.alloc(32, 9)) }
    const forged = sealCode(batch.id, 0, foreign)
    const guesses = ['hello', forged.slice(0, 15), forged]
    for (const guess of guesses) {
      assert.equal(await answerOf(scan(member.id, guess)), 'invalid_code')
    }
    assert.lengthOf(await entriesOf(member.id), 0)
  })

  test('[Q-11] an authentic serial beyond the batch, or an unknown batch, is invalid', async ({
    assert,
  }) => {
    const member = await givenMember()
    const batch = await givenBatch({ count: 10 })
    const beyond = sealCode(batch.id, 10, codeKeys()[0])
    const unknown = sealCode(32_767, 1, codeKeys()[0])
    assert.equal(await answerOf(scan(member.id, beyond)), 'invalid_code')
    assert.equal(await answerOf(scan(member.id, unknown)), 'invalid_code')
  })

  test('a batch made with a key that is lost gives invalid codes', async ({ assert }) => {
    const member = await givenMember()
    const batch = await givenBatch()
    const code = await givenCode({ batch })
    const sql = "UPDATE code_batches SET key_id = 'lost' WHERE id = ?"
    await transaction(async (trx) => rows(trx, sql, [batch.id]))
    assert.equal(await answerOf(scan(member.id, code)), 'invalid_code')
  })

  test('[Q-12] a second member is told that the code was used', async ({ assert }) => {
    const [first, second] = [await givenMember(), await givenMember()]
    const code = await givenCode()
    await scan(first.id, code)
    assert.equal(await answerOf(scan(second.id, code)), 'already_used')
    assert.lengthOf(await entriesOf(second.id), 0)
    const sql = 'SELECT outcome, attempts FROM scan_attempts WHERE code = ? AND member_id = ?'
    const attempts = [{ outcome: 'already_used', attempts: 1 }]
    assert.deepEqual(await shopReader().rows(sql, [code, second.id]), attempts)
  })

  test('[Q-12] the same member gets the first result once more for ten minutes', async ({
    assert,
  }) => {
    const clock = frozenClock()
    try {
      const member = await givenMember()
      const code = await givenCode()
      const first = await scan(member.id, code)
      clock.pass(10 * MINUTE_MS - 1)
      assert.deepEqual(await scan(member.id, code), { ...first, repeated: true })
      clock.pass(1)
      assert.equal(await answerOf(scan(member.id, code)), 'already_used')
      assert.lengthOf(await entriesOf(member.id), 1)
    } finally {
      clock.restore()
    }
  })

  test('[Q-12] with its client key the first result is given for ninety days', async ({
    assert,
  }) => {
    const clock = frozenClock()
    try {
      const member = await givenMember()
      const code = await givenCode()
      const key = randomUUID()
      const first = await scan(member.id, code, key)
      clock.pass(90 * DAY_MS - 1)
      assert.deepEqual(await scan(member.id, code, key), { ...first, repeated: true })
      assert.equal(await answerOf(scan(member.id, code, randomUUID())), 'already_used')
      assert.equal(await answerOf(scan(member.id, code)), 'already_used')
      clock.pass(1)
      assert.equal(await answerOf(scan(member.id, code, key)), 'already_used')
      assert.lengthOf(await entriesOf(member.id), 1)
    } finally {
      clock.restore()
    }
  })

  test('one client key names one scan', async ({ assert }) => {
    const member = await givenMember()
    const key = randomUUID()
    await scan(member.id, await givenCode(), key)
    assert.equal(await answerOf(scan(member.id, await givenCode(), key)), 'idempotency_mismatch')
    assert.lengthOf(await entriesOf(member.id), 1)
  })

  test('[Q-14] a poster for two members refuses the third', async ({ assert }) => {
    const members = [await givenMember(), await givenMember(), await givenMember()]
    const code = await givenCode({ maxScans: 2 })
    const answers = []
    for (const { id } of members) answers.push(await answerOf(scan(id, code)))
    assert.deepEqual(answers, [120, 120, 'scan_limit_reached'])
  })

  test('a poster brings each member points once', async ({ assert }) => {
    const clock = frozenClock()
    try {
      const member = await givenMember()
      const code = await givenCode({ maxScans: 5 })
      await scan(member.id, code)
      clock.pass(DAY_MS)
      assert.equal(await answerOf(scan(member.id, code)), 'already_used')
      const sql = 'SELECT scans FROM codes WHERE code = ?'
      assert.deepEqual(await shopReader().rows(sql, [code]), [{ scans: 1 }])
    } finally {
      clock.restore()
    }
  })

  test('a roll that is not active, or was withdrawn, is refused', async ({ assert }) => {
    const member = await givenMember()
    const printed = await givenBatch({ state: 'printed' })
    assert.equal(await answerOf(scan(member.id, await givenCode({ batch: printed }))), 'not_active')
    const batch = await givenBatch()
    await scan(member.id, await givenCode({ batch, serial: 1 }))
    await transaction((trx) => voidBatch(trx, batch.id, { reason: 'Próba', by: { source: 'cli' } }))
    assert.equal(await answerOf(scan(member.id, await givenCode({ batch, serial: 2 }))), 'void')
    assert.lengthOf(await entriesOf(member.id), 1)
  })

  test('a refused code of an unreleased roll leaves no trace in the database', async ({
    assert,
  }) => {
    const member = await givenMember()
    const code = await givenCode({ batch: await givenBatch({ state: 'printed' }) })
    await answerOf(scan(member.id, code))
    for (const table of ['codes', 'scan_attempts', 'scans']) {
      const found = await shopReader().rows(`SELECT 1 FROM ${table} WHERE code = ?`, [code])
      assert.lengthOf(found, 0, table)
    }
  })

  test('a roll counts from its first instant to its last', async ({ assert }) => {
    const clock = frozenClock('2026-11-20T08:00:00Z')
    try {
      const member = await givenMember()
      const now = Date.parse('2026-11-20T08:00:00Z')
      const batch = await givenBatch({ validFrom: now + 1, validTo: now + 3 })
      const code = (serial: number) => givenCode({ batch, serial })
      assert.equal(await answerOf(scan(member.id, await code(0))), 'not_active')
      clock.pass(1)
      assert.equal(await answerOf(scan(member.id, await code(0))), 120)
      clock.pass(1)
      assert.equal(await answerOf(scan(member.id, await code(1))), 120)
      clock.pass(1)
      assert.equal(await answerOf(scan(member.id, await code(2))), 'expired')
    } finally {
      clock.restore()
    }
  })

  for (const [instant, day] of Object.entries(MIDNIGHTS)) {
    test(`a scan at ${instant} belongs to ${day} in Budapest`, async ({ assert, cleanup }) => {
      const clock = frozenClock(Date.parse(instant))
      cleanup(() => clock.restore())
      const member = await givenMember()
      await scan(member.id, await givenCode())
      const sql =
        'SELECT business_date AS "day", occurred_at AS "at" FROM ledger_entries WHERE member_id = ?'
      const [entry] = await shopReader().rows(sql, [member.id])
      assert.deepEqual(entry, { day, at: Date.parse(instant) })
    })
  }

  test('[Q-16] twenty members at once: one gets the points', async ({ assert }) => {
    const members = await Promise.all(Array.from({ length: 20 }, () => givenMember()))
    const code = await givenCode()
    const answers = await Promise.all(members.map(({ id }) => answerOf(scan(id, code))))
    assert.lengthOf(
      answers.filter((answer) => answer === 120),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer === 'already_used'),
      19
    )
    const sql = 'SELECT COUNT(*) AS count FROM ledger_entries WHERE reference LIKE ?'
    const [{ count }] = await shopReader().rows<{ count: number }>(sql, [`scan:${code}:%`])
    assert.equal(count, 1)
  })

  test('[Q-16] twenty times at once by one member: one entry, twenty answers', async ({
    assert,
  }) => {
    const member = await givenMember()
    const code = await givenCode()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answerOf(scan(member.id, code)))
    )
    assert.deepEqual(new Set(answers), new Set([120]))
    assert.lengthOf(await entriesOf(member.id), 1)
    assert.equal(await balanceOf(member.id), 120)
  })

  test('a refusal harms no neighbour of its group', async ({ assert }) => {
    const members = await Promise.all(Array.from({ length: 12 }, () => givenMember()))
    const batch = await givenBatch()
    const used = await givenCode({ batch, serial: 500 })
    await scan((await givenMember()).id, used)
    const answers = await Promise.all(
      members.map(async ({ id }, place) =>
        answerOf(scan(id, place % 3 === 1 ? used : await givenCode({ batch, serial: place })))
      )
    )
    const expected = members.map((_, place) => (place % 3 === 1 ? 'already_used' : 120))
    assert.deepEqual(answers, expected)
  })

  test('scans of one member at once keep the running balance in the order of their numbers', async ({
    assert,
  }) => {
    const member = await givenMember()
    const batch = await givenBatch()
    for (let round = 0; round < 8; round++) {
      const codes = await Promise.all(
        Array.from({ length: 5 }, (_, place) => givenCode({ batch, serial: round * 5 + place }))
      )
      await Promise.all(codes.map((code) => scan(member.id, code)))
    }
    const sql = `SELECT balance_after AS "balanceAfter" FROM ledger_entries WHERE member_id = ?
      ORDER BY id`
    const entries = await shopReader().rows<{ balanceAfter: number }>(sql, [member.id])
    assert.deepEqual(
      entries.map((entry) => entry.balanceAfter),
      Array.from({ length: 40 }, (_, place) => 120 * (place + 1))
    )
  })

  test('the first credited scan of a member leaves one message for the inviter', async ({
    assert,
  }) => {
    const member = await givenMember()
    const batch = await givenBatch()
    await scan(member.id, await givenCode({ batch, serial: 0 }))
    await scan(member.id, await givenCode({ batch, serial: 1 }))
    const sql = 'SELECT topic FROM outbox_messages WHERE dedupe_key = ?'
    const messages = await shopReader().rows(sql, [`first_scan:${member.id}`])
    assert.deepEqual(messages, [{ topic: 'points.first_scan' }])
  })
})
