import { text } from 'node:stream/consumers'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { codeBatch, reconciliation, stickers, voidRange, type CodeBatch } from '#points'
import { voidRanges } from '#points/code_batches/queries/void_ranges'
import { scanCode } from '#points/scans/actions/scan_code'
import { frozenClock } from '#tests/support/clock'
import { confirmedSession, givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { seededRandom } from '#tests/support/seeded_random'
import { statementsOf } from '#tests/support/statements'
import { brokenTruths } from '#tests/support/truths'

const HOUR_MS = 60 * 60 * 1000
const OPERATOR = { source: 'cli' } as const

let address = 0

/** The code of the refusal, or `credited`. */
async function answerTo(memberId: number, batch: CodeBatch, serial: number): Promise<string> {
  const text = await givenCode({ batch, serial })
  return scanCode({ memberId, address: `10.44.0.${address}`, text }).then(
    ({ repeated }) => (repeated ? 'repeated' : 'credited'),
    (error) => error.code ?? error.message
  )
}

function withdraw(batch: CodeBatch, first: number, last: number) {
  const withdrawal = { batchId: batch.id, first, last, reason: 'Torn', by: OPERATOR }
  return transaction((trx) => voidRange(trx, withdrawal))
}

const whole = ({ count }: CodeBatch) => ({ first: 0, last: count - 1 })

function post(client: ApiClient, staff: TestStaff, path: string, body: object) {
  const request = client.post(`/api/admin/code_batches/${path}`).accept('json').withCsrfToken()
  return request.withSession(confirmedSession(staff)).withGuard('staff').loginAs(staff).json(body)
}

function get(client: ApiClient, staff: TestStaff, path: string) {
  const request = client.get(`/api/admin/${path}`).accept('json')
  return request.withSession(confirmedSession(staff)).withGuard('staff').loginAs(staff)
}

test.group('Withdrawn stickers', (group) => {
  group.each.setup(() => {
    address += 1
  })

  test('[O-13] staff withdraw a part of a roll: it earns nothing, the rest goes on', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const [member, other] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ count: 100 })
    assert.equal(await answerTo(member.id, batch, 10), 'credited')
    const body = { from: 11, to: 20, reason: 'Stolen from the store' }
    const done = await post(client, staff, `${batch.id}/void_ranges`, body)
    done.assertStatus(201)
    assert.equal(done.body().data.withdrawn, 10)
    assert.equal(await answerTo(other.id, batch, 11), 'void')
    assert.equal(await answerTo(other.id, batch, 10), 'void')
    assert.equal(await answerTo(member.id, batch, 10), 'repeated')
    assert.equal(await answerTo(other.id, batch, 9), 'credited')
    assert.equal(await answerTo(other.id, batch, 20), 'credited')
    const again = await post(client, staff, `${batch.id}/void_ranges`, { ...body, to: 25 })
    assert.equal(again.body().data.withdrawn, 5)

    const shown = await get(client, staff, `code_batches/${batch.id}`)
    const { reconciliation: books, void_ranges } = shown.body().data
    assert.deepEqual(books, { printed: 100, unused: 84, used: 3, void: 13, expired: 0, scans: 3 })
    const ranges = void_ranges.map(({ from, to, reason }: any) => [from, to, reason])
    assert.deepEqual(ranges, [
      [11, 20, body.reason],
      [21, 25, body.reason],
    ])
    const log = `SELECT action, actor_id AS "actorId", detail FROM audit_logs
      WHERE subject_type = 'code_batch' AND subject_id = ? AND source = 'admin' ORDER BY id`
    assert.deepEqual(await shopReader().rows(log, [batch.id]), [
      { action: 'codes.withdrawn', actorId: staff.id, detail: '11-20' },
      { action: 'codes.withdrawn', actorId: staff.id, detail: '11-25' },
    ])
  })

  test('stickers a roll does not have, and a void roll, are refused and change nothing', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const batch = await givenBatch({ count: 100 })
    const refusals: [body: object, status: number, field: string | undefined][] = [
      [{ from: 99, to: 101, reason: 'x' }, 422, 'to'],
      [{ from: 20, to: 10, reason: 'x' }, 422, 'to'],
      [{ from: 0, to: 10, reason: 'x' }, 422, 'from'],
      [{ from: '1e1', to: 10, reason: 'x' }, 422, 'from'],
      [{ from: 1, to: 10, reason: '' }, 422, 'reason'],
      [{ from: 1, to: 10 }, 422, 'reason'],
    ]
    for (const [body, status, field] of refusals) {
      const refused = await post(client, staff, `${batch.id}/void_ranges`, body)
      refused.assertStatus(status)
      assert.equal(refused.body().errors[0].field, field)
    }
    const right = { from: 1, to: 2, reason: 'x' }
    ;(await post(client, staff, '99999/void_ranges', right)).assertStatus(404)
    const gone = await givenBatch({ state: 'void' })
    const late = await post(client, staff, `${gone.id}/void_ranges`, right)
    late.assertStatus(409)
    assert.equal(late.body().errors[0].rule, 'batch_void')
    assert.deepEqual(await voidRanges(batch.id, whole(batch)), [])
  })

  test('whom a withdrawal concerns is a list and a file, for administrators', async ({
    client,
    assert,
  }) => {
    const [admin, marketing] = [await givenStaff(), await givenStaff({ role: 'marketing' })]
    const [member, other] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ count: 50, maxScans: 2, points: 7 })
    for (const serial of [4, 5, 9]) await answerTo(member.id, batch, serial)
    await answerTo(other.id, batch, 5)
    const filter = JSON.stringify({ batch_id: batch.id, from: 5, to: 9 })
    const list = `code_scans?sort=serial&order=asc&filter=${encodeURIComponent(filter)}`
    ;(await get(client, marketing, list)).assertStatus(403)
    const { data, total } = (await get(client, admin, list)).body()
    assert.equal(total, 3)
    assert.sameDeepMembers(
      data.map((scan: any) => [scan.serial, scan.member_id, scan.points]),
      [
        [5, member.id, 7],
        [6, member.id, 7],
        [6, other.id, 7],
      ]
    )
    const path = `code_batches/${batch.id}/scans/file?from=5&to=9`
    ;(await get(client, marketing, path)).assertStatus(403)
    const file = await get(client, admin, path)
    assert.include(file.header('content-disposition'), `scans-${batch.id}-5-9.csv`)
    const lines = file.text().replace('\ufeff', '').trimEnd().split('\n')
    assert.equal(lines[0], 'serial;code;member_id;points;scanned_at')
    assert.lengthOf(lines, 4)
    assert.match(lines[1], new RegExp(`^5;[0-9A-Z-]{19};${member.id};7;\\d{4}-`))
  })

  test('[D-23] the books of a roll agree with what every single sticker answers', async ({
    assert,
  }) => {
    const clock = frozenClock('2026-11-20T08:00:00Z')
    try {
      const validTo = Date.parse('2026-11-20T09:00:00Z')
      const batch = await givenBatch({ count: 40, validTo })
      const random = seededRandom(4)
      const [member, finder] = [await givenMember(), await givenMember()]
      for (let round = 0; round < 6; round++) {
        for (let scan = 0; scan < 3; scan++) await answerTo(member.id, batch, random.below(40))
        const first = random.below(38)
        await withdraw(batch, first, first + random.below(3))
      }
      const books = (await reconciliation(batch.id, whole(batch)))!
      assert.equal(books.unused + books.used + books.void + books.expired, books.printed)
      assert.isAbove(books.used, 5)
      assert.isAbove(books.void, 5)
      clock.pass(2 * HOUR_MS)
      const later = (await reconciliation(batch.id, whole(batch)))!
      assert.deepEqual(later, { ...books, unused: 0, expired: books.unused })
      clock.pass(-2 * HOUR_MS)
      // Every sticker is asked: a used one has its row, the others say what they are.
      const sql = 'SELECT serial FROM codes WHERE batch_id = ?'
      const rows = await shopReader().rows<{ serial: number }>(sql, [batch.id])
      const used = new Set(rows.map(({ serial }) => serial))
      const answers = { credited: 0, void: 0 }
      for (let serial = 0; serial < 40; serial++) {
        const isUsed = used.has(serial)
        const answer = isUsed ? 'used' : await answerTo(finder.id, batch, serial)
        if (!isUsed) answers[answer as 'credited' | 'void']++
      }
      assert.deepEqual(answers, { credited: books.unused, void: books.void })
      assert.equal(used.size, books.used)
      assert.deepEqual(await brokenTruths(), [])
    } finally {
      clock.restore()
    }
  })

  test('overlapping withdrawals at once withdraw every sticker once', async ({ assert }) => {
    const batch = await givenBatch({ count: 60 })
    const ranges = Array.from({ length: 12 }, (_, place) => [place * 4, place * 4 + 9])
    const parts = await Promise.all(ranges.map(([first, last]) => withdraw(batch, first, last)))
    const withdrawn = parts.flat().reduce((sum, { first, last }) => sum + last - first + 1, 0)
    assert.equal(withdrawn, 54)
    assert.equal((await reconciliation(batch.id, whole(batch)))!.void, 54)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('an ordinary scan runs the same statements with withdrawn stickers as without', async ({
    assert,
  }) => {
    const member = await givenMember()
    const plain = await givenBatch({ count: 500 })
    const torn = await givenBatch({ count: 500 })
    for (let place = 1; place < 50; place++) await withdraw(torn, place * 10, place * 10 + 1)
    await answerTo(member.id, plain, 0)
    const before = await statementsOf(() => answerTo(member.id, plain, 1))
    const after = await statementsOf(() => answerTo(member.id, torn, 1))
    assert.deepEqual(after, before)
    assert.lengthOf(
      before.shop.filter((sql) => sql.includes('void_ranges')),
      1
    )
  })

  test('withdrawn stickers are not printed again', async ({ assert }) => {
    const batch = await givenBatch({ count: 30 })
    await withdraw(batch, 0, 4)
    await withdraw(batch, 20, 29)
    const range = { from: 3, to: 25, shopAddress: 'https://shop.example' }
    const list = await stickers(batch, range, { format: 'csv', label: '70x37', onCode() {} })
    const lines = (await text(list)).trimEnd().split('\r\n').slice(1)
    const serials = lines.map((line) => Number(line.split('"')[1]))
    // Stickers are counted from 1 where people read them.
    assert.deepEqual(
      serials,
      Array.from({ length: 15 }, (_, place) => place + 6)
    )
    assert.equal((await codeBatch(batch.id))?.state, 'active')
  })
})
