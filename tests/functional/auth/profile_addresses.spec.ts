import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { forgetLimits } from '#tests/support/limits'
import { rowOf, sendAs } from '#tests/support/member_visits'
import { givenMember, type TestMember } from '#tests/support/members'

const COMPANY = {
  tax_number: '10537914-4-44',
  name: 'Szűcs és Társa Festő Kft.',
  zip: '1119',
  city: 'Budapest',
  address: 'Fehérvári út',
  house_number: '84/A',
  floor: 2,
  door_number: '5',
}

const SHIPPING = {
  last_name: 'Szűcs',
  first_name: 'Gábor',
  zip: '9023',
  city: 'Győr',
  address: 'Fő utca',
  house_number: '3',
  floor: 0,
  door_number: '2',
  doorbell: '12',
  note: 'Kérem, este\njöjjenek',
}

type Given = Record<string, unknown>

async function errorsOf(client: ApiClient, member: TestMember, path: string, body: Given) {
  const response = await sendAs(client, member, { path, body })
  response.assertStatus(302)
  return (response.flashMessage('inputErrorsBag') ?? {}) as Record<string, string[]>
}

/** What is stored in the table of a member, without its key and time. */
async function stored(table: string, member: TestMember) {
  const row = await rowOf(table, member.id)
  if (!row) return undefined
  const { member_id: _id, updated_at: _at, ...columns } = row
  return columns
}

test.group('Company data', (group) => {
  group.each.setup(() => forgetLimits())

  test('[P-11] [H-35] [D-14] the eight fields are stored, and stored anew', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const response = await sendAs(client, member, { path: '/profil/company', body: COMPANY })
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
    assert.equal(response.flashMessage('success'), 'Your changes are saved.')
    assert.deepEqual(await stored('member_companies', member), COMPANY)
    const other = { ...COMPANY, name: 'Új Kft.', floor: '', door_number: null }
    assert.deepEqual(await errorsOf(client, member, '/profil/company', other), {})
    assert.deepInclude(await stored('member_companies', member), {
      name: 'Új Kft.',
      floor: null,
      door_number: null,
    })
  })

  test('[P-11] [V-03] [V-05] [V-06] [V-19] each field has the rules of the registration', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const wrong: [field: string, value: unknown, code: string][] = [
      ['tax_number', '10537915-4-44', 'invalid'],
      ['tax_number', '12345676141', 'invalid'],
      ['tax_number', '', 'required'],
      ['name', ' ', 'required'],
      ['name', 'x'.repeat(201), 'max'],
      ['zip', '123', 'invalid'],
      ['zip', '12345', 'invalid'],
      ['zip', '0999', 'invalid'],
      ['city', '', 'required'],
      ['address', ['a'], 'invalid'],
      ['house_number', '', 'required'],
      ['floor', 'II', 'invalid'],
      ['floor', 1.5, 'invalid'],
    ]
    for (const [field, value, code] of wrong) {
      const body = { ...COMPANY, [field]: value }
      const errors = await errorsOf(client, member, '/profil/company', body)
      assert.deepEqual(errors, { [field]: [code] }, `${field} ${String(value)}`)
    }
    assert.isUndefined(await stored('member_companies', member))
  })

  test('[P-10] errors stand in the bag the form asks for', async ({ client, assert }) => {
    const member = await givenMember()
    const refused = await sendAs(client, member, { path: '/profil/shipping', body: { zip: '1' } })
    const page = await client
      .get('/profil')
      .header('x-inertia-error-bag', 'shipping')
      .withGuard('member')
      .loginAs(member)
      .withInertia()
      .withFlashMessages(refused.flashMessages())
    assert.deepEqual(page.inertiaProps.errors, { shipping: { zip: 'invalid' } })
    const clean = client.get('/profil').header('x-inertia-error-bag', 'shipping').withInertia()
    const { inertiaProps } = await clean.withGuard('member').loginAs(member)
    assert.deepEqual(inertiaProps.errors, {})
  })
})

test.group('Shipping data', (group) => {
  group.each.setup(() => forgetLimits())

  test('[P-12] [H-36] [D-13] everything is stored, a part of it too, and nothing as well', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const response = await sendAs(client, member, { path: '/profil/shipping', body: SHIPPING })
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
    assert.deepEqual(await stored('member_shippings', member), SHIPPING)
    const part = { city: 'Győr', zip: '', floor: '' }
    assert.deepEqual(await errorsOf(client, member, '/profil/shipping', part), {})
    assert.deepEqual(await stored('member_shippings', member), {
      ...Object.fromEntries(Object.keys(SHIPPING).map((field) => [field, null])),
      city: 'Győr',
    })
    assert.deepEqual(await errorsOf(client, member, '/profil/shipping', {}), {})
  })

  test('[P-12] what is filled in must be right', async ({ client, assert }) => {
    const member = await givenMember()
    const wrong: [field: string, value: unknown, code: string][] = [
      ['zip', '0123', 'invalid'],
      ['floor', 'II', 'invalid'],
      ['city', 'x'.repeat(101), 'max'],
      ['note', 'x'.repeat(501), 'max'],
      ['doorbell', 'a\u0007b', 'invalid'],
      ['last_name', { a: 1 }, 'invalid'],
    ]
    for (const [field, value, code] of wrong) {
      const errors = await errorsOf(client, member, '/profil/shipping', { [field]: value })
      assert.deepEqual(errors, { [field]: [code] }, field)
    }
    assert.isUndefined(await stored('member_shippings', member))
  })

  test('what the profile holds stands in the next order', async ({ client, assert }) => {
    const member = await givenMember()
    await sendAs(client, member, { path: '/profil/shipping', body: SHIPPING })
    const request = client.get('/bevaltas').withGuard('member').loginAs(member).withInertia()
    assert.deepInclude((await request).inertiaProps.shipping, { city: 'Győr', doorbell: '12' })
  })
})
