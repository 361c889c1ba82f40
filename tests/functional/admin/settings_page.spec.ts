import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { DEFAULT_SETTINGS, type Settings } from '#app/settings/defaults'
import Setting from '#app/settings/models/setting'
import { readValue } from '#app/settings/read_value'
import { forgetSettings, settings } from '#app/settings/settings'
import { settingWords } from '#app/settings/words'
import { transaction } from '#app/transaction'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'

const ADDRESS = '/api/admin/settings'

async function forgetAllChanges() {
  await transaction((trx) => rows(trx, 'DELETE FROM settings'))
  forgetSettings()
}

const read = (client: ApiClient, staff: TestStaff, name = '') =>
  client
    .get(ADDRESS + name)
    .accept('json')
    .withGuard('staff')
    .loginAs(staff)

/** Changes a setting as somebody does who has just entered the password. */
function change(
  client: ApiClient,
  staff: TestStaff,
  name: string,
  { isConfirmed = true, savedAt }: { isConfirmed?: boolean; savedAt?: number } = {}
) {
  const request = client.put(`${ADDRESS}/${name}`).accept('json').withCsrfToken()
  request.withGuard('staff').loginAs(staff)
  if (isConfirmed) {
    request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
  }
  return (value: unknown) => request.json({ value, saved_at: savedAt })
}

/** A setting of which pages say something, and what they say. */
interface ToldSetting {
  name: keyof Settings
  value: unknown
  path: string
  told: (page: ApiResponse) => unknown
}

const prop = (name: string) => (page: ApiResponse) => page.inertiaProps[name]

/** The last one shuts the pages. */
const TOLD: ToldSetting[] = [
  { name: 'product_name', value: 'Kőműves Klub', path: '/gyik', told: prop('productName') },
  { name: 'contact_email', value: 'szia@pelda.hu', path: '/szulinap', told: prop('contactEmail') },
  { name: 'contact_email', value: 'ide@pelda.hu', path: '/profil', told: prop('contactEmail') },
  {
    name: 'community_link',
    value: 'https://csoport.example/mesterek',
    path: '/gyik',
    told: prop('communityLink'),
  },
  { name: 'terms_link', value: '/feltetelek', path: '/regisztracio', told: prop('termsLink') },
  {
    name: 'allowed_phone_countries',
    value: ['AT', 'HU'],
    path: '/regisztracio',
    told: (page) => codesOf(page),
  },
  { name: 'error_modals', value: true, path: '/gyik', told: prop('errorModals') },
  { name: 'maintenance', value: true, path: '/gyik', told: (page) => page.status() },
]

/** The countries whose phone numbers the form takes. */
const codesOf = (page: ApiResponse): string[] =>
  page.inertiaProps.countries.map(({ iso2 }: { iso2: string }) => iso2).sort()

test.group('Settings in the back-office', (group) => {
  group.setup(forgetAllChanges)
  group.each.teardown(forgetAllChanges)

  test('[O-19] each says what it is for, what it is and was, and who changed it', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff({ name: 'Beállító Béla' })
    const list = (await read(client, admin)).body()
    assert.equal(list.total, Object.keys(DEFAULT_SETTINGS).length)
    assert.containSubset(list.data, [
      {
        id: 'four_eyes_points',
        name_hu: 'Egyedül könyvelhető pont',
        unit_en: 'points',
        kind: 'whole',
        min: 0,
        value: 10_000,
        default_value: 10_000,
      },
    ])
    const unsure = await change(client, admin, 'four_eyes_points', { isConfirmed: false })(500)
    unsure.assertStatus(423)
    assert.equal((await settings()).four_eyes_points, 10_000)
    for (const value of [500, 400]) {
      ;(await change(client, admin, 'four_eyes_points')(value)).assertStatus(200)
    }
    assert.equal((await settings()).four_eyes_points, 400)
    // What one person may book is raised by two.
    const raised = await change(client, admin, 'four_eyes_points')(20_000)
    raised.assertStatus(202)
    assert.isNumber(raised.body().data.waiting_id)
    assert.equal((await settings()).four_eyes_points, 400)
    const { data } = (await read(client, admin, '/four_eyes_points')).body()
    assert.include(data, { value: 400, default_value: 10_000, staff_name: 'Beállító Béla' })
    const own = data.changes.filter(({ staff_id }: { staff_id: number }) => staff_id === admin.id)
    assert.deepEqual(
      own.map(({ from, to }: { from: string; to: string }) => [from, to]),
      [
        ['500', '400'],
        ['10000', '500'],
      ]
    )
    // A long text is told from its beginning, and the line still fits into the log.
    const address = `1117 Budapest, ${'Építész utca '.repeat(12)}26.`
    ;(await change(client, admin, 'company_address')(address)).assertStatus(200)
    assert.equal((await settings()).company_address, address)
    const long = (await read(client, admin, '/company_address')).body().data.changes[0]
    assert.match(long.to, /^"1117 Budapest.+…$/)
  })

  test('[D-40] what an administrator sets is what pages say from then on', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const open = async (path: string) => {
      const page = client.get(path).withInertia().redirects(0)
      return path === '/profil' ? page.withGuard('member').loginAs(member) : page
    }
    for (const { name, value, path, told } of TOLD) {
      const before = told(await open(path))
      ;(await change(client, admin, name)(value)).assertStatus(200)
      const after = told(await open(path))
      assert.notDeepEqual(before, after, name)
      assert.deepEqual(after, name === 'maintenance' ? 503 : value, name)
    }
  })

  test('[O-10] of many who save at once what nobody has ever changed, one passes', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff()
    for (let round = 0; round < 3; round++) {
      await forgetAllChanges()
      const values = Array.from({ length: 6 }, (_, at) => 11 + at)
      const answers = await Promise.all(
        values.map((value) => change(client, admin, 'harvest_days', { savedAt: 0 })(value))
      )
      const passed = answers.filter((answer) => answer.status() === 200)
      assert.lengthOf(passed, 1)
      const others = answers.filter((answer) => answer.status() === 409)
      assert.lengthOf(others, values.length - 1)
      assert.equal((await settings()).harvest_days, passed[0].body().data.value)
    }
  })

  test('[O-16] a change that waits for a second administrator leaves no value behind', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff()
    ;(await change(client, admin, 'lone_points', { savedAt: 0 })(60_000)).assertStatus(202)
    assert.deepEqual(await Setting.query(), [])
  })

  test('[O-08] administrators alone change them, auditors read them', async ({ client }) => {
    for (const role of ['marketing', 'support', 'auditor'] as const) {
      const staff = await givenStaff({ role })
      const seen = role === 'auditor' ? 200 : 403
      ;(await read(client, staff)).assertStatus(seen)
      ;(await read(client, staff, '/maintenance')).assertStatus(seen)
      ;(await change(client, staff, 'maintenance')(true)).assertStatus(403)
    }
  })

  test('what a setting cannot be is refused at its field', async ({ client, assert }) => {
    const admin = await givenStaff()
    const wrong: [name: keyof Settings, value: unknown, rule: string][] = [
      ['four_eyes_points', -1, 'min'],
      ['four_eyes_points', 1_000_000, 'max'],
      ['four_eyes_points', 1.5, 'invalid'],
      ['four_eyes_points', 'sok', 'invalid'],
      ['four_eyes_points', '', 'required'],
      ['four_eyes_points', null, 'required'],
      ['four_eyes_points', [1], 'invalid'],
      ['maintenance', 'talán', 'invalid'],
      ['maintenance', null, 'required'],
      ['product_name', ' ', 'required'],
      ['product_name', 'x'.repeat(101), 'max'],
      ['product_name', 'két\nsor', 'invalid'],
      ['product_name', { toString: 1 }, 'invalid'],
      ['contact_email', 'info', 'invalid'],
      ['terms_link', 'javascript:alert(1)', 'invalid'],
      ['terms_link', '//evil.example', 'invalid'],
      ['allowed_phone_countries', ['HUN'], 'invalid'],
      ['allowed_phone_countries', [1], 'invalid'],
    ]
    for (const [name, value, rule] of wrong) {
      const answer = await change(client, admin, name)(value)
      answer.assertStatus(422)
      const [error] = answer.body().errors
      assert.include(error, { field: 'value', rule }, `${name} ${JSON.stringify(value)}`)
    }
    assert.deepEqual(await settings(), DEFAULT_SETTINGS)
    ;(await change(client, admin, 'no_such_thing')(1)).assertStatus(404)
    ;(await change(client, admin, 'constructor')(1)).assertStatus(404)
  })

  test('every default is a value that its setting may have, and has words', ({ assert }) => {
    for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
      const key = name as keyof Settings
      assert.deepEqual(readValue(key, value), value, name)
      const typed = Array.isArray(value) ? value.join(', ') : String(value)
      assert.deepEqual(readValue(key, typed), value, `${name} as it is typed`)
      const [about, called] = [settingWords(key, 'about'), settingWords(key, 'name')]
      assert.isOk(about?.en && about.hu && called?.en && called.hu, name)
    }
  })
})
