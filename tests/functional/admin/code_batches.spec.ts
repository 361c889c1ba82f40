import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import env from '#start/env'
import { givenStaff } from '#tests/support/members'
import { givenBatch, givenParticipatingProduct } from '#tests/support/points'

test.group('Back-office sticker rolls', () => {
  test('marketing makes a roll, releases it and withdraws it', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const product = await givenParticipatingProduct()
    const post = (path: string, body: object = {}) =>
      client
        .post(`/api/admin/code_batches${path}`)
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .json(body)
    const made = await post('', {
      product_id: product.id,
      count: 500,
      max_scans: 1,
      valid_to: '2027-10-31',
    })
    made.assertStatus(201)
    const { id, state, used, valid_to } = made.body().data
    assert.deepEqual({ state, used }, { state: 'printed', used: 0 })
    // The last valid day ends at midnight in Budapest, also on the day the clocks change.
    const end = DateTime.fromISO('2027-11-01T00:00', { zone: 'Europe/Budapest' }).toMillis()
    assert.equal(valid_to, end)
    assert.equal((await post(`/${id}/activate`)).body().data.state, 'active')
    assert.equal((await post(`/${id}/void`)).body().data.state, 'void')
    const again = await post(`/${id}/activate`)
    again.assertStatus(409)
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
    const staff = await givenStaff({ role: 'marketing' })
    const batch = await givenBatch({ count: 30 })
    const get = (id: number) =>
      client.get(`/api/admin/code_batches/${id}/sheet`).withGuard('staff').loginAs(staff)
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
})
