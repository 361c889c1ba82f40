import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { changeOrderStatus, toggleWish } from '#catalogue'
import { openDispute } from '#points'
import HarvestCase from '#points/harvest/models/harvest_case'
import HandBooking from '#points/hand_bookings/models/hand_booking'
import RefusedTry from '#points/scans/models/refused_try'
import { kindsAbout } from '#tests/support/audit_lines'
import { givenProduct } from '#tests/support/catalogue'
import { givenCaredMember } from '#tests/support/cared_member'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenBatch, givenCode } from '#tests/support/points'
import { scanCode } from '#points/scans/actions/scan_code'

function look(client: ApiClient, staff: TestStaff, path: string) {
  return client.get(`/api/admin/members/${path}`).accept('json').withGuard('staff').loginAs(staff)
}

test.group('The card of a member', () => {
  test('[O-10] tells balance, last scan, what is saved for and what is under way', async ({
    client,
    assert,
  }) => {
    const { member } = await givenOrder()
    const wished = await givenProduct({ price: 5000, titleEn: 'Wheelbarrow', titleHu: 'Talicska' })
    await toggleWish(member.id, wished.slug)
    const text = await givenCode()
    await transaction((trx) =>
      openDispute(trx, { memberId: member.id, text, reason: 'already_used' })
    )
    const asked = { memberId: member.id, points: 10, reason: 'Próba', state: 'open', askedAt: 1 }
    await transaction(({ client: trx }) => HandBooking.create(asked, { client: trx }))
    const support = await givenStaff({ role: 'support' })
    const answer = await look(client, support, `${member.id}/card`)
    answer.assertStatus(200)
    const { last_scan_at: lastScan, next_gift: gift, wishes, open } = answer.body().data
    assert.closeTo(lastScan, clock.now(), 60_000)
    assert.containsSubset(gift, { slug: wished.slug, price: 5000 })
    assert.equal(wishes, 1)
    // Reported stickers are for administrators and auditors.
    assert.deepEqual(open, [
      { id: 'hand_bookings', count: 1 },
      { id: 'orders', count: 1 },
    ])
    const admin = (await look(client, await givenStaff(), `${member.id}/card`)).body().data
    assert.sameDeepMembers(admin.open, [...open, { id: 'disputes', count: 1 }])
    assert.include(await kindsAbout('member', member.id), 'member.viewed')
  })

  test('[O-10] what is over is not under way', async ({ client, assert }) => {
    const { member, orderId } = await givenOrder()
    const actorId = (await givenStaff()).id
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'cancelled', actorId }))
    const judged = { memberId: member.id, score: 9, reasons: '[]', foundAt: 1, seenAt: 1 }
    await transaction(({ client: trx }) =>
      HarvestCase.create({ ...judged, state: 'honest' }, { client: trx })
    )
    const { open } = (await look(client, await givenStaff(), `${member.id}/card`)).body().data
    assert.deepEqual(open, [])
  })

  test('[O-10] a member who did nothing has an empty one', async ({ client, assert }) => {
    const member = await givenMember()
    const {
      last_scan_at: lastScan,
      wishes,
      open,
    } = (await look(client, await givenStaff(), `${member.id}/card`)).body().data
    assert.deepEqual({ lastScan, wishes, open }, { lastScan: null, wishes: 0, open: [] })
  })

  test('[O-13] devices: logins and browsers that take messages, nothing to log in or send with', async ({
    client,
    assert,
  }) => {
    const { member } = await givenCaredMember()
    for (const role of ['support', 'auditor'] as const) {
      const answer = await look(client, await givenStaff({ role }), `${member.id}/devices`)
      answer.assertStatus(200)
      const { logins, push } = answer.body().data
      assert.lengthOf(logins, 1)
      const [{ started_at: start, seen_at: seen, ...login }] = logins
      const network = '127.0.…'
      const place = { browser: 'Firefox', system: 'Windows', network, remembered: false }
      assert.deepEqual(login, { id: 1, ...place })
      assert.isAtMost(start, seen)
      assert.closeTo(seen, clock.now(), 60_000)
      assert.deepEqual(push, [])
    }
  })

  test('[O-10] scans and refusals, without a code that others could still scan', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ count: 20, maxScans: 1 })
    const codes = await Promise.all([4, 5].map((serial) => givenCode({ batch, serial })))
    const scan = (memberId: number, text: string) =>
      scanCode({ memberId, address: '127.0.0.1', text }).catch(() => {})
    await scan(member.id, codes[0])
    await scan(other.id, codes[1])
    await scan(member.id, codes[1])
    const day = { memberId: member.id, businessDate: '2026-01-02', tries: 3 }
    await transaction(({ client: trx }) => RefusedTry.create(day, { client: trx }))
    const support = await givenStaff({ role: 'support' })
    const scans = (await look(client, support, `${member.id}/scans`)).body()
    assert.equal(scans.total, 1)
    assert.containsSubset(scans.data, [{ batch_id: batch.id, serial: 5 }])
    const refused = (await look(client, support, `${member.id}/refused_scans`)).body().data
    assert.containsSubset(refused, [
      { reason: 'already_used', times: 1, batch_id: batch.id, serial: 6 },
      { reason: 'unknown_code', times: 3, at: '2026-01-02', batch_id: null },
    ])
    assert.notInclude(JSON.stringify([scans, refused]), codes[0])
    assert.notInclude(JSON.stringify([scans, refused]), codes[1])
  })

  test('[O-08] marketing opens no part of a member', async ({ client }) => {
    const member = await givenMember()
    const marketing = await givenStaff({ role: 'marketing' })
    for (const part of ['', '/card', '/devices', '/screens', '/scans', '/refused_scans']) {
      ;(await look(client, marketing, member.id + part)).assertStatus(403)
    }
  })

  test('[O-10] a disabled member still has a card that says so', async ({ client, assert }) => {
    const member = await givenMember()
    await transaction((trx) =>
      rows(trx, 'UPDATE members SET disabled_at = 5 WHERE id = ?', [member.id])
    )
    const staff = await givenStaff()
    assert.equal((await look(client, staff, `${member.id}`)).body().data.disabled_at, 5)
    ;(await look(client, staff, `${member.id}/card`)).assertStatus(200)
  })
})
