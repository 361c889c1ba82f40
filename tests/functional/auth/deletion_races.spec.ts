import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { eraseMember } from '#app/personal/erasure'
import { transaction } from '#app/transaction'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { changeOrderStatus } from '#catalogue'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenCart, givenProduct, stockOf } from '#tests/support/catalogue'
import { checkoutBody, checkOut, ordersOf } from '#tests/support/checkout'
import { freshDatabase, type FreshDatabase } from '#tests/support/fresh_database'
import { givenMember } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenBatch, givenCode, givenPoints } from '#tests/support/points'
import { startFile } from '#tests/support/processes'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths, brokenTruthsIn } from '#tests/support/truths'

/** Pairs of requests that race, each begun at another moment. */
const ROUNDS = 12
const KILLS = Number(process.env.KILLS ?? 2)
const PRICE = 100
const STOCK = 5

/** Begins a little later with each round, so that the two meet at different steps. */
async function after(round: number) {
  for (let turn = 0; turn < round; turn++) await new Promise(setImmediate)
}

async function isDeleted(id: number) {
  const sql = 'SELECT deleted_at AS "deletedAt", email FROM members WHERE id = ?'
  const [row] = await shopReader().rows<{ deletedAt: number; email: string | null }>(sql, [id])
  return row.deletedAt !== null && row.email === null
}

test.group('Deletion races', (group) => {
  group.each.timeout(120_000)

  test('[P-22] a checkout beside the deletion is cancelled or never made', async ({
    client,
    assert,
  }) => {
    const outcomes = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const member = await givenMember()
      await givenCreditedScan(member)
      await givenPoints(member, PRICE)
      const product = await givenProduct({ price: PRICE, stock: STOCK })
      const [hash] = await givenCart(member, [{ product }])
      const [answer] = await Promise.all([
        checkOut(client, member, checkoutBody({ [hash]: 1 })),
        after(round * 6).then(() => deleteMember(member.id)),
      ])
      outcomes.add(answer.status())
      assert.isTrue(await isDeleted(member.id))
      for (const order of await ordersOf(member)) {
        assert.deepInclude(order, { status: 'cancelled', shipping_last_name: '' })
      }
      assert.equal(await stockOf(product), STOCK)
    }
    assert.deepEqual(await brokenTruths(), [])
    assert.isFalse(
      [...outcomes].some((status) => status >= 500),
      `answers ${[...outcomes]}`
    )
  })

  test('[P-22] a scan beside the deletion leaves a sound ledger', async ({ assert }) => {
    const batch = await givenBatch({ count: 100 })
    for (let round = 0; round < ROUNDS; round++) {
      const member = await givenMember()
      const text = await givenCode({ batch, serial: round })
      await Promise.all([
        scanCode({ memberId: member.id, address: '10.9.0.1', text, clientKey: randomUUID() }),
        after(round).then(() => deleteMember(member.id)),
      ])
      assert.isTrue(await isDeleted(member.id))
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('an order that goes into processing beside the deletion refuses it or is cancelled', async ({
    assert,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { member, orderId } = await givenOrder()
      const step = () => transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing' }))
      const [moved, deleted] = await Promise.allSettled([
        step(),
        after(round % 4).then(() => deleteMember(member.id)),
      ])
      const [order] = await ordersOf(member)
      assert.notEqual(moved.status, deleted.status, 'one of the two goes first')
      assert.equal(order.status, moved.status === 'fulfilled' ? 'processing' : 'cancelled')
      assert.equal(await isDeleted(member.id), deleted.status === 'fulfilled')
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a failure in the middle of a deletion leaves everything as it was', async ({ assert }) => {
    const { member } = await givenWithCompany()
    const failing = transaction(async (trx) => {
      await eraseMember(trx, { id: member.id, traces: [] })
      throw new Error('The server has no power')
    })
    await assert.rejects(() => failing, /no power/)
    assert.isFalse(await isDeleted(member.id))
    const sql = 'SELECT name FROM member_companies WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(sql, [member.id]), 1)
  })
})

async function givenWithCompany() {
  const member = await givenMember()
  const insert = `INSERT INTO member_companies (member_id, tax_number, name, zip, city, address,
    house_number, updated_at) VALUES (?, '10537914-4-44', 'Kft.', '1119', 'Budapest', 'Út', '1', 0)`
  await transaction((trx) => rows(trx, insert, [member.id]))
  return { member }
}

/** Lets a process delete members and kills it in the middle; answers whom it was told is gone. */
async function deleteUntilKilled(environment: Record<string, string>, count: number) {
  const child = startFile('tests/support/deleting_child.ts', [], environment)
  child.stderr.pipe(process.stderr)
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told += text
    if (told.split('\n').length > count) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.on('close', resolve))
  return told.split('\n').slice(0, -1).map(Number)
}

test.group('Deletions and kill -9', (group) => {
  let database: FreshDatabase
  group.each.setup(async () => {
    database = await freshDatabase()
    return () => database.remove()
  })

  test('[P-22] every deletion is whole or absent, and none that was told of is lost', async ({
    assert,
  }) => {
    const told: number[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      told.push(...(await deleteUntilKilled(database.environment, 13 * kill + 4)))
    }
    const left = await database.run(`SELECT m.id, m.deleted_at, m.email, m.phone, m.last_name,
      (SELECT COUNT(*) FROM member_companies c WHERE c.member_id = m.id) AS companies,
      (SELECT COUNT(*) FROM member_keys k WHERE k.member_id = m.id AND k.sealed_key <> '') AS keys,
      (SELECT COUNT(*) FROM outbox_messages b WHERE b.member_id = m.id) AS messages,
      (SELECT COUNT(*) FROM orders o WHERE o.member_id = m.id
        AND (o.status <> 'cancelled' OR o.shipping_last_name <> '')) AS orders FROM members m`)
    const gone = left.filter((row) => row.deleted_at !== null)
    assert.includeMembers(
      gone.map((row) => Number(row.id)),
      told
    )
    assert.isAbove(told.length, 13)
    for (const { id, deleted_at: _at, ...rest } of gone) {
      const traces = Object.values(rest).filter((value) => value !== null && Number(value) !== 0)
      assert.deepEqual(traces, [], `member ${id}`)
    }
    for (const row of left.filter(({ deleted_at: at }) => at === null)) {
      assert.isNotNull(row.email)
      assert.isNotNull(row.phone)
    }
    assert.deepEqual(await brokenTruthsIn(database), [])
  }).timeout(120_000)
})
