import type { SessionData } from '@adonisjs/session/types'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { shopReader } from '#app/database/engine'
import { scanCode } from '#points/scans/actions/scan_code'
import env from '#start/env'
import { frozenClock } from '#tests/support/clock'
import { confirmedSession, givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'

const DAY_MS = 24 * 60 * 60 * 1000

test.group('Back-office sticker rolls', () => {
  test('[O-16] marketing prepares a roll, an administrator releases and withdraws it', async ({
    client,
    assert,
  }) => {
    const marketing = await givenStaff({ role: 'marketing' })
    const admin = await givenStaff()
    const product = await givenParticipatingProduct()
    const post = (path: string, body: object = {}, staff: TestStaff = marketing) =>
      client
        .post(`/api/admin/code_batches${path}`)
        .accept('json')
        .withCsrfToken()
        .withSession(confirmedSession(staff))
        .withGuard('staff')
        .loginAs(staff)
        .json(body)
    const made = await post('', {
      product_id: product.id,
      count: 400,
      max_scans: 1,
      valid_to: '2027-10-31',
    })
    made.assertStatus(201)
    const { id, state, used, valid_to } = made.body().data
    assert.deepEqual({ state, used }, { state: 'printed', used: 0 })
    // The last valid day ends at midnight in Budapest, also on the day the clocks change.
    const end = DateTime.fromISO('2027-11-01T00:00', { zone: 'Europe/Budapest' }).toMillis()
    assert.equal(valid_to, end)
    for (const deed of ['activate', 'void', 'restore', 'void_ranges']) {
      ;(await post(`/${id}/${deed}`)).assertStatus(403)
    }
    assert.equal((await post(`/${id}/activate`, {}, admin)).body().data.state, 'active')
    const reason = { reason: 'Elveszett a teherautóval' }
    assert.equal((await post(`/${id}/void`, reason, admin)).body().data.state, 'void')
    const again = await post(`/${id}/activate`, {}, admin)
    again.assertStatus(409)
  })

  test('[O-16] a withdrawal asks for the password and a reason, and is taken back within a day', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const admin = await givenStaff()
    const batch = await givenBatch({ points: 40 })
    const printed = await givenBatch({ state: 'printed' })
    const post = (id: number, deed: string, body: object = {}, isConfirmed = true) => {
      const request = client.post(`/api/admin/code_batches/${id}/${deed}`).accept('json')
      if (isConfirmed) request.withSession(confirmedSession(admin))
      return request.withCsrfToken().withGuard('staff').loginAs(admin).json(body)
    }
    const { id: memberId } = await givenMember()
    const scan = async (serial: number) => {
      const text = await givenCode({ batch, serial })
      return scanCode({ memberId, address: '10.83.0.1', text }).then(
        ({ points }) => points,
        (error) => error.code
      )
    }
    const reason = 'Elveszett a teherautóval'
    assert.equal((await post(batch.id, 'void', { reason }, false)).status(), 423)
    for (const bad of [{}, { reason: ' ' }, { reason: 'x'.repeat(201) }, { reason: ['x'] }]) {
      const refused = await post(batch.id, 'void', bad)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'reason')
    }
    assert.equal(await scan(0), 40)
    ;(await post(batch.id, 'void', { reason })).assertStatus(200)
    ;(await post(batch.id, 'void', { reason: 'Másodszor' })).assertStatus(200)
    assert.equal(await scan(1), 'void')
    const shown = await client
      .get(`/api/admin/code_batches/${batch.id}`)
      .accept('json')
      .withGuard('staff')
      .loginAs(admin)
    assert.containsSubset(shown.body().data, { state: 'void', void_reason: reason })

    clock.pass(DAY_MS - 60_000)
    assert.equal((await post(batch.id, 'restore', {}, false)).status(), 423)
    assert.equal(await scan(2), 'void')
    assert.equal((await post(batch.id, 'restore')).body().data.state, 'active')
    assert.equal((await post(batch.id, 'restore')).status(), 200, 'again is harmless')
    assert.equal(await scan(2), 40)

    ;(await post(batch.id, 'void', { reason })).assertStatus(200)
    ;(await post(printed.id, 'void', { reason })).assertStatus(200)
    const restored = await post(printed.id, 'restore')
    assert.equal(restored.body().data.state, 'printed', 'it was not released before')
    clock.pass(DAY_MS + 1)
    const late = await post(batch.id, 'restore')
    late.assertStatus(409)
    assert.equal(late.body().errors[0].rule, 'void_for_good')
    assert.equal(await scan(3), 'void')
    assert.equal((await post(999_999, 'restore')).status(), 404)
    const log = `SELECT action FROM audit_logs WHERE subject_type = 'code_batch' AND subject_id = ?
      AND actor_id = ? ORDER BY id`
    const lines = await shopReader().rows<{ action: string }>(log, [batch.id, admin.id])
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['codes.voided', 'codes.restored', 'codes.voided']
    )
  })

  test('a roll whose last day is over, or comes before its first, is a field error', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const product = await givenParticipatingProduct()
    const days: [object, string][] = [
      [{ valid_to: '2020-01-31' }, 'day_is_over'],
      [{ valid_from: '2098-02-02', valid_to: '2098-02-01' }, 'min'],
      [{ valid_to: '2098-02-30' }, 'invalid'],
    ]
    for (const [given, rule] of days) {
      const response = await client
        .post('/api/admin/code_batches')
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .json({ product_id: product.id, count: 5, ...given })
      response.assertStatus(422)
      assert.containsSubset(response.body().errors[0], { field: 'valid_to', rule })
    }
  })

  test('a count that no roll can have is a field error and makes nothing', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const product = await givenParticipatingProduct()
    for (const count of [0, -1, 1.5, '1e2', 2 ** 21, null, [5]]) {
      const response = await client
        .post('/api/admin/code_batches')
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .json({ product_id: product.id, count })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'count')
    }
    const filter = JSON.stringify({ product_id: product.id })
    const list = await client
      .get('/api/admin/code_batches')
      .qs({ filter })
      .withGuard('staff')
      .loginAs(staff)
    assert.equal(list.body().total, 0)
  })

  test('the sheet of a roll is a PDF, and none is printed with an address nobody reaches', async ({
    client,
    assert,
    cleanup,
  }) => {
    const staff = await givenStaff()
    const batch = await givenBatch({ count: 30 })
    const get = (id: number) =>
      client
        .get(`/api/admin/code_batches/${id}/sheet`)
        .withSession(confirmedSession(staff))
        .withGuard('staff')
        .loginAs(staff)
    const refused = await get(batch.id).accept('json')
    refused.assertStatus(409)
    assert.equal(refused.body().errors[0].rule, 'own_address')
    env.set('DEMO', true)
    cleanup(() => env.set('DEMO', false))
    const sheet = await get(batch.id)
    sheet.assertStatus(200)
    assert.equal(sheet.header('content-type'), 'application/pdf')
    assert.include(sheet.header('content-disposition'), `stickers-${batch.id}-1-30.pdf`)
    assert.isAbove(sheet.body().length, 10_000)
    ;(await get(999_999).accept('json')).assertStatus(404)
  })

  test('[O-13] [O-16] sheets in three sizes and lists go to administrators with their password, and are written down', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [admin, marketing] = [await givenStaff(), await givenStaff({ role: 'marketing' })]
    const batch = await givenBatch({ count: 3000 })
    env.set('DEMO', true)
    cleanup(() => env.set('DEMO', false))
    const get = (path: string, staff = admin, session: SessionData = confirmedSession(staff)) =>
      client
        .get(`/api/admin/code_batches/${batch.id}/${path}`)
        .accept('json')
        .withSession(session)
        .withGuard('staff')
        .loginAs(staff)
    for (const [label, pages] of [
      ['70x37', 3],
      ['63x38', 3],
      ['38x21', 1],
    ]) {
      const sheet = await get(`sheet?label=${label}&from=11&to=60`)
      sheet.assertStatus(200)
      const found = sheet
        .body()
        .toString('latin1')
        .match(/\/Type \/Page\b(?!s)/g)
      assert.lengthOf(found ?? [], Number(pages), String(label))
    }
    ;(await get('sheet?label=100x100')).assertStatus(422)
    ;(await get('sheet?from=3001')).assertStatus(422)
    const capped = await get('sheet?label=38x21')
    assert.include(capped.header('content-disposition'), `stickers-${batch.id}-1-1300.pdf`)
    for (const path of ['sheet', 'list']) {
      ;(await get(path, marketing)).assertStatus(403)
      ;(await get(path, admin, {})).assertStatus(423)
    }
    const list = await get('list?from=2')
    list.assertStatus(200)
    assert.lengthOf(list.text().trimEnd().split('\r\n'), 3000)
    const log = `SELECT actor_id AS "actorId", detail FROM audit_logs
      WHERE action = 'codes.exported' AND subject_id = ? ORDER BY id DESC`
    const logged = await shopReader().rows<{ actorId: number; detail: string }>(log, [batch.id])
    assert.lengthOf(logged, 5)
    assert.deepEqual(logged[0], { actorId: admin.id, detail: 'csv 2-3000' })
    assert.deepEqual(logged[4], { actorId: admin.id, detail: 'pdf 11-60' })
  })
})
