import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { usesPostgres } from '#config/database'
import { balanceOf } from '#points'
import { scanCode } from '#points/scans/actions/scan_code'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { asOtherRequest } from '#tests/support/other_request'
import { givenBatch, givenCode } from '#tests/support/points'
import { statementsOf } from '#tests/support/statements'

let network = 0
const MEMBERS = 12

/** Members who have scanned before, at an address of their own, and a fresh sticker for each. */
async function given() {
  const address = `10.7.${++network}.1`
  const batch = await givenBatch({ maxScans: 1 })
  const scan = (memberId: number, text: string) => scanCode({ memberId, address, text })
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => givenMember()))
  const sticker = (serial: number) => givenCode({ batch, serial })
  for (const [at, { id }] of members.entries()) await scan(id, await sticker(at))
  const codes = await Promise.all(members.map((_, at) => sticker(MEMBERS + at)))
  const scanAll = () => Promise.allSettled(members.map(({ id }, at) => scan(id, codes[at])))
  return { scan, batch, members, codes, scanAll }
}

test.group('Scans of one moment', () => {
  test('they share their statements, and each brings its member its points', async ({ assert }) => {
    const { members, scanAll } = await given()
    const before = await Promise.all(members.map(({ id }) => balanceOf(id)))
    const ran = await statementsOf(async () => {
      for (const { status } of await scanAll()) assert.equal(status, 'fulfilled')
    })
    const after = await Promise.all(members.map(({ id }) => balanceOf(id)))
    after.forEach((balance, at) => assert.isAbove(balance, before[at]))
    // On the embedded database a statement costs no round trip.
    if (usesPostgres) assert.isAtMost(ran.shop.length + ran.sessions.length, 7, ran.shop.join('\n'))
  })

  test('a sticker or a member that comes twice is credited once', async ({ assert }) => {
    const { scan, members, codes } = await given()
    const [one, other] = members
    const answers = await Promise.allSettled([
      scan(one.id, codes[0]),
      scan(other.id, codes[0]),
      scan(one.id, codes[0]),
      scan(one.id, codes[1]),
    ])
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.repeated : answer.reason.code
    )
    assert.deepEqual(outcomes.slice(1), ['already_used', true, false])
    assert.isFalse(outcomes[0])
    const credited = await transaction((trx) =>
      rows(trx, 'SELECT entry_id FROM scans WHERE code IN (?, ?)', codes.slice(0, 2))
    )
    assert.lengthOf(credited, 2)
  })

  test('two stickers of a member share their statements too', async ({ assert }) => {
    const { scan, members, codes } = await given()
    const [{ id }] = members
    const answers: Awaited<ReturnType<typeof scan>>[] = []
    const ran = await statementsOf(async () => {
      answers.push(...(await Promise.all([scan(id, codes[0]), scan(id, codes[1])])))
    })
    const credits = ran.shop.filter((sql) => sql.startsWith('INSERT INTO ledger_entries'))
    if (usesPostgres) assert.lengthOf(credits, 1)
    assert.equal(answers[1].balance, answers[0].balance + answers[1].points)
  })

  test('a member whose points move at the moment is credited afterwards', async ({ assert }) => {
    const { scan, members, codes } = await given()
    const busy = members[3].id
    const before = await balanceOf(busy)
    const answers: ReturnType<typeof scan>[] = []
    await transaction(async (trx) => {
      await rows(trx, 'UPDATE balances SET points = points + 5 WHERE member_id = ?', [busy])
      answers.push(...members.map(({ id }, at) => asOtherRequest(() => scan(id, codes[at]))))
      // On PostgreSQL the neighbours hear of their points while the member is waited for.
      if (usesPostgres) await Promise.all(answers.filter((_, at) => members[at].id !== busy))
      await rows(trx, 'UPDATE balances SET points = points - 5 WHERE member_id = ?', [busy])
    })
    for (const { repeated } of await Promise.all(answers)) assert.isFalse(repeated)
    assert.isAbove(await balanceOf(busy), before)
  })

  test('a code that somebody else uses at the moment is refused, and no neighbour is harmed', async ({
    assert,
    cleanup,
  }) => {
    const { scan, batch, members, codes } = await given()
    // Its use has no scan, which no other test is to find.
    cleanup(() =>
      transaction(async (trx) => {
        await rows(trx, 'DELETE FROM scan_attempts WHERE code = ?', [codes[5]])
        await rows(trx, 'DELETE FROM codes WHERE code = ?', [codes[5]])
      })
    )
    const before = await Promise.all(members.map(({ id }) => balanceOf(id)))
    const answers: ReturnType<typeof scan>[] = []
    const ran = await statementsOf(async () => {
      await transaction(async (trx) => {
        const use = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
          VALUES (?, ?, ?, 1, 1, 1)`
        await rows(trx, use, [codes[5], batch.id, MEMBERS + 5])
        answers.push(...members.map(({ id }, at) => asOtherRequest(() => scan(id, codes[at]))))
        // On PostgreSQL they take the code for a fresh one, and wait for whoever uses it.
        if (usesPostgres) await pause(300)
      })
      await Promise.allSettled(answers)
    })
    const refused = await answers[5].catch((error) => error)
    assert.equal(refused.code, 'already_used')
    const after = await Promise.all(members.map(({ id }) => balanceOf(id)))
    const gained = after.map((balance, at) => balance - before[at])
    const { points } = await answers[0]
    assert.deepEqual(
      gained,
      members.map((_, at) => (at === 5 ? 0 : points))
    )
    const written = await transaction((trx) =>
      rows<{ code: string }>(
        trx,
        'SELECT code FROM scans WHERE code IN (SELECT code FROM codes WHERE batch_id = ?)',
        [batch.id]
      )
    )
    assert.lengthOf(written, 2 * MEMBERS - 1)
    const credits = ran.shop.filter((sql) => sql.startsWith('INSERT INTO ledger_entries'))
    if (usesPostgres) assert.lengthOf(credits, 2)
  })

  test('[Q-13] who goes on guessing is refused without a statement', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { scan, members } = await given()
    const guess = () => scan(members[0].id, randomUUID()).catch((error) => error)
    for (let tried = 0; tried < 7; tried++) await guess()
    let refused: any
    const ran = await statementsOf(async () => void (refused = await guess()))
    assert.deepEqual([refused.code, refused.meta], ['throttled', { wait_for: 60 }])
    assert.deepEqual(ran, { shop: [], sessions: [] })
    clock.pass(30_500)
    assert.deepEqual((await guess()).meta, { wait_for: 30 })
    clock.pass(29_600)
    assert.equal((await guess()).code, 'invalid_code')
  })

  test('members who are asked for together are each told the right one', async ({ assert }) => {
    const { members } = await given()
    const asked = [...members, members[0], { id: 2_000_000_000 }]
    const ran = await statementsOf(async () => {
      const found = await Promise.all(asked.map(({ id }) => findMember(id)))
      assert.deepEqual(
        found.map((member) => member?.id),
        [...members.map(({ id }) => id), members[0].id, undefined]
      )
    })
    assert.isAtMost(ran.shop.length, usesPostgres ? 1 : asked.length)
  })
})
