import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { defaultRepresentative } from '#auth/reference/queries/representatives'
import { givenMember, givenStaff } from '#tests/support/members'

type Resource = 'professions' | 'representatives' | 'postcodes'

function api(client: ApiClient, resource: Resource, staff: StaffMember) {
  const path = `/api/admin/${resource}`
  const send = (method: 'post' | 'put' | 'delete', at: string, body: unknown) =>
    client[method](at)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body as object)
  const get = (at: string) => client.get(at).accept('json').withGuard('staff').loginAs(staff)
  return {
    create: (body: unknown) => send('post', path, body),
    update: (id: number, body: unknown) => send('put', `${path}/${id}`, body),
    remove: (id: number) => send('delete', `${path}/${id}`, {}),
    show: (id: number) => get(`${path}/${id}`),
    list: (query: Record<string, unknown>) => get(path).qs(query),
  }
}

const some = () => randomBytes(4).toString('hex')
const profession = (given: object = {}) => ({ name_hu: `Szakma ${some()}`, ...given })
const representative = (given: object = {}) => {
  return { last_name: `Vezeték${some()}`, first_name: 'Ágnes', ...given }
}

async function count(table: string) {
  const sql = `SELECT COUNT(*) AS count FROM ${table}`
  const [{ count: found }] = await shopReader().rows<{ count: number }>(sql)
  return found
}

test.group('Back-office trades', () => {
  test('[D-09] marketing makes a trade, and members choose from it', async ({ client, assert }) => {
    const trades = api(client, 'professions', await givenStaff({ role: 'marketing' }))
    const made = await trades.create(profession({ name_en: 'Roof', api_name: 'Festék' }))
    made.assertStatus(201)
    const { id, name_hu, position } = made.body().data
    assert.deepInclude(made.body().data, { name_en: 'Roof', api_name: 'Festék', is_active: true })
    const last = await trades.list({ sort: 'position', order: 'desc', per_page: 1 })
    assert.equal(last.body().data[0].position, position)
    const off = await trades.update(id, { name_hu, is_active: false, position: 3 })
    assert.deepInclude(off.body().data, { api_name: null, is_active: false, position: 3 })
    const found = await trades.list({ filter: JSON.stringify({ q: name_hu }) })
    assert.equal(found.body().total, 1)
    const again = await trades.update(id, { name_hu })
    assert.equal(again.body().data.position, 3, 'a position left out stays')
  })

  test('a second trade of the same name is a field error', async ({ client, assert }) => {
    const trades = api(client, 'professions', await givenStaff())
    const first = await trades.create(profession())
    const second = await trades.create(profession())
    const { name_hu } = first.body().data
    for (const response of [
      await trades.create({ name_hu }),
      await trades.update(second.body().data.id, { name_hu }),
    ]) {
      response.assertStatus(422)
      assert.deepInclude(response.body().errors[0], { field: 'name_hu', rule: 'unique' })
    }
    const both = await Promise.all(
      [profession()].flatMap((one) => [trades.create(one), trades.create(one)])
    )
    assert.sameMembers(
      both.map((response) => response.status()),
      [201, 422]
    )
  })

  test('a trade somebody chose is switched off, not deleted', async ({ client, assert }) => {
    const trades = api(client, 'professions', await givenStaff())
    const { id } = (await trades.create(profession())).body().data
    const member = await givenMember()
    const choose = 'UPDATE members SET main_profession_id = ? WHERE id = ?'
    await transaction((trx) => rows(trx, choose, [id, member.id]))
    const refused = await trades.remove(id)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].rule, 'in_use')
    await transaction((trx) => rows(trx, choose, [null, member.id]))
    const second = 'INSERT INTO member_secondary_professions VALUES (?, ?)'
    await transaction((trx) => rows(trx, second, [member.id, id]))
    ;(await trades.remove(id)).assertStatus(422)
    await transaction((trx) =>
      rows(trx, 'DELETE FROM member_secondary_professions WHERE member_id = ?', [member.id])
    )
    ;(await trades.remove(id)).assertStatus(200)
    ;(await trades.remove(id)).assertStatus(404)
    ;(await trades.show(id)).assertStatus(404)
    ;(await trades.update(id, profession())).assertStatus(404)
  })
})

test.group('Back-office representatives', () => {
  test('[D-10] a representative has phone, e-mail and channels', async ({ client, assert }) => {
    const people = api(client, 'representatives', await givenStaff({ role: 'marketing' }))
    const given = representative({
      phone: '06 30 123 4567',
      email: 'Valaki@Pelda.HU',
      distribution_channel: ['Festék'],
      distribution_channel_task_fields: ['Burkolás', 'Kőműves'],
    })
    const made = await people.create(given)
    made.assertStatus(201)
    assert.deepInclude(made.body().data, {
      ...given,
      phone: '+36301234567',
      email: 'valaki@pelda.hu',
      is_default: false,
    })
    const taken = await people.create(given)
    assert.deepInclude(taken.body().errors[0], { field: 'last_name', rule: 'unique' })
  })

  test('there is always exactly one default representative', async ({
    client,
    assert,
    cleanup,
  }) => {
    const people = api(client, 'representatives', await givenStaff())
    const former = (await defaultRepresentative())!
    const read = async () => (await people.show(former.id)).body().data
    const record = await read()
    cleanup(async () => {
      const now = { ...(await read()), is_default: true }
      ;(await people.update(former.id, now)).assertStatus(200)
    })
    const refused = await people.update(former.id, { ...record, is_default: false })
    refused.assertStatus(422)
    assert.deepInclude(refused.body().errors[0], { field: 'is_default', rule: 'default_needed' })
    assert.equal((await defaultRepresentative())!.id, former.id)
    ;(await people.remove(former.id)).assertStatus(422)
    const next = await people.create(representative({ is_default: true }))
    assert.equal((await defaultRepresentative())!.id, next.body().data.id)
    const sql = 'SELECT COUNT(*) AS count FROM regional_representatives WHERE is_default = 1'
    assert.deepEqual(await shopReader().rows(sql), [{ count: 1 }])
  })

  test('a change makes kept answers of the service old, and keeps them for its failure', async ({
    client,
    assert,
  }) => {
    const people = api(client, 'representatives', await givenStaff())
    const keep = `INSERT INTO consultant_lookups VALUES ('4321', '[]', 1800000000000)
      ON CONFLICT (zip) DO UPDATE SET fetched_at = excluded.fetched_at`
    const age = async () => {
      const sql = `SELECT fetched_at AS "at" FROM consultant_lookups WHERE zip = '4321'`
      const [row] = await shopReader().rows<{ at: number }>(sql)
      return row.at
    }
    const changes: ((id: number) => Promise<unknown>)[] = [
      () => people.create(representative()),
      (id) => people.update(id, representative()),
      (id) => people.remove(id),
    ]
    const { id } = (await people.create(representative())).body().data
    for (const change of changes) {
      await transaction((trx) => rows(trx, keep))
      await change(id)
      assert.equal(await age(), 0)
    }
  })

  test('a representative some member has stays', async ({ client, assert }) => {
    const people = api(client, 'representatives', await givenStaff())
    const { id } = (await people.create(representative())).body().data
    const member = await givenMember()
    const choose = 'UPDATE members SET regional_representative_id = ? WHERE id = ?'
    await transaction((trx) => rows(trx, choose, [id, member.id]))
    const refused = await people.remove(id)
    assert.equal(refused.body().errors[0].rule, 'in_use')
    await transaction((trx) => rows(trx, choose, [null, member.id]))
    ;(await people.remove(id)).assertStatus(200)
  })
})

test.group('Back-office postcodes', () => {
  test('an admin adds, changes, finds and removes a postcode', async ({ client, assert }) => {
    const postcodes = api(client, 'postcodes', await givenStaff())
    const city = `Próbafalva${some()}`
    const { id } = (await postcodes.create({ zip: '9999', city })).body().data
    const twice = await postcodes.create({ zip: '9999', city })
    assert.deepInclude(twice.body().errors[0], { field: 'city', rule: 'unique' })
    const byZip = await postcodes.list({ filter: '{"q":"9999"}' })
    assert.include(
      byZip.body().data.map((row: { city: string }) => row.city),
      city
    )
    const changed = await postcodes.update(id, { zip: '9998', city })
    const { saved_at, ...line } = changed.body().data
    assert.deepEqual(line, { id, zip: '9998', city })
    assert.isAbove(saved_at, 0)
    ;(await postcodes.remove(id)).assertStatus(200)
    ;(await postcodes.remove(id)).assertStatus(404)
    const all = await postcodes.list({ sort: 'zip', order: 'asc', per_page: 1 })
    assert.isAbove(all.body().total, 3000)
    assert.equal(all.body().data[0].zip, '1011')
  })

  test('marketing, members and strangers change no postcode', async ({ client, assert }) => {
    const before = await count('postcodes')
    const marketing = api(client, 'postcodes', await givenStaff({ role: 'marketing' }))
    ;(await marketing.list({})).assertStatus(403)
    ;(await marketing.create({ zip: '9999', city: 'X' })).assertStatus(403)
    ;(await marketing.remove(1)).assertStatus(403)
    const member = await givenMember()
    for (const resource of ['professions', 'representatives', 'postcodes']) {
      const path = `/api/admin/${resource}`
      ;(await client.get(path).accept('json')).assertStatus(401)
      const asMember = client.get(path).accept('json').withGuard('member').loginAs(member)
      ;(await asMember).assertStatus(401)
    }
    assert.equal(await count('postcodes'), before)
  })
})

test.group('Hostile input to reference rows', () => {
  const long = 'x'.repeat(10_000)
  const wrongTexts = [
    '',
    '  ',
    null,
    7,
    true,
    {},
    [],
    ['a'],
    'a\nb',
    'a\u0001b',
    '\u202e\u0007',
    long,
  ]
  const cases: [Resource, () => object, string, unknown[]][] = [
    ['professions', profession, 'name_hu', wrongTexts],
    ['professions', profession, 'api_name', [7, {}, [1], long, 'a\u0001b']],
    ['professions', profession, 'position', ['x', 1.5, 1e9, {}, [], true]],
    ['professions', profession, 'is_active', ['maybe', 2, {}, []]],
    ['representatives', representative, 'last_name', wrongTexts],
    ['representatives', representative, 'first_name', wrongTexts],
    ['representatives', representative, 'phone', ['abc', '+1 900 123 4567', '12', {}, ['a'], long]],
    ['representatives', representative, 'email', ['a', 'a@', '@b.hu', {}, ['a@b.hu'], long]],
    [
      'representatives',
      representative,
      'distribution_channel',
      ['a', 7, {}, ['a', 'a'], Array(51).fill(0).map(some)],
    ],
    ['representatives', representative, 'is_default', ['yes please', 2, {}, []]],
    [
      'postcodes',
      () => ({ zip: '9999', city: some() }),
      'zip',
      ['0999', '999', '99999', 'abcd', 9, {}, [], '１２３４'],
    ],
    ['postcodes', () => ({ zip: '9999', city: some() }), 'city', wrongTexts],
  ]

  for (const [resource, right, field, values] of cases) {
    test(`${resource}: ${field} of a wrong kind is a field error and changes nothing`, async ({
      client,
      assert,
    }) => {
      const rowsOf = api(client, resource, await givenStaff())
      const { id } = (await rowsOf.create(right())).body().data
      const before = (await rowsOf.show(id)).body()
      for (const value of values) {
        for (const response of [
          await rowsOf.create({ ...right(), [field]: value }),
          await rowsOf.update(id, { ...right(), [field]: value }),
        ]) {
          assert.equal(response.status(), 422, JSON.stringify(value)?.slice(0, 40))
          assert.match(response.body().errors[0].field, new RegExp(`^${field}(\\.\\d+)?$`))
        }
      }
      assert.deepEqual((await rowsOf.show(id)).body(), before)
      await rowsOf.remove(id)
    })
  }

  test('texts with markup and quotes are stored as they are; unknown fields are not', async ({
    client,
    assert,
  }) => {
    const trades = api(client, 'professions', await givenStaff())
    const name_hu = `<!--<script>alert(1)</script> '";DROP TABLE professions;-- ${some()} 😀`
    const made = await trades.create({ name_hu, id: 1, created_at: 5, nonsense: true })
    made.assertStatus(201)
    assert.equal(made.body().data.name_hu, name_hu)
    assert.notEqual(made.body().data.id, 1)
    for (const body of ['null', '[]', '"x"', '7', '{"name_hu":']) {
      const response = await client
        .post('/api/admin/professions')
        .accept('json')
        .header('content-type', 'application/json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(await givenStaff())
        .setup((request) => void request.request.send(body))
      assert.include([400, 422], response.status(), body)
    }
    ;(await trades.create({ name_hu: 'a\u0000b' })).assertStatus(400)
    await trades.remove(made.body().data.id)
  })
})
