import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { companyOf, createStaffMember, shippingOf } from '#auth'
import { profileFactsOf } from '#auth/profile/queries/profile_facts_sql'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'

test.group('Profile', (group) => {
  group.each.setup(() => forgetLimits())

  test('[P-01] [P-24] [D-03] [D-04] the page has points, trades and the representative', async ({
    client,
    assert,
  }) => {
    const { visitor, email, phone } = await visitorAtDetails(client)
    await visitor.post('/regisztracio/step/3/submit', await detailsBody())
    const { id } = await storedMember(email)
    const page = await visitor.get('/profil')
    page.assertStatus(200)
    page.assertInertiaComponent('profile/show')
    const { profile, balance, company, shipping, consent, history } = page.inertiaProps
    assert.equal(balance, 90)
    assert.deepInclude(profile, {
      email,
      phone,
      last_name: 'Szűcs',
      first_name: 'Gábor',
      birthday: null,
      name_day: null,
    })
    assert.equal(profile.main_profession.name, 'Painting')
    assert.deepEqual(
      profile.secondary_professions.map(({ name }: { name: string }) => name),
      ['Masonry']
    )
    assert.sameMembers(Object.keys(profile.regional_representative), ['name', 'phone', 'email'])
    assert.equal(company.name, 'Szűcs és Társa Festő Kft.')
    assert.isNull(shipping)
    assert.deepEqual(consent, {
      tos: true,
      marketing_phone: true,
      marketing_email: false,
      research_phone: false,
      research_email: true,
    })
    assert.lengthOf(history.data, 3)
    const text = JSON.stringify(page.body())
    const stored = await storedMember(email)
    for (const secret of [stored.password, stored.newsletter_secret, stored.phone_verified_at]) {
      assert.notInclude(text, String(secret))
    }
    assert.equal((await profileFactsOf(id, 'hu')).profile.main_profession?.name, 'Festő, mázoló')
  })

  test('[P-24] the representative is named last name first', async ({ assert }) => {
    const member = await givenMember()
    const last = `Kovács ${member.referralCode}`
    const [{ id }] = await transaction((trx) => {
      const sql = `INSERT INTO regional_representatives
        (last_name, first_name, phone, email, created_at, updated_at)
        VALUES (?, 'Péter', '+36301112233', 'kp@pelda.hu', 0, 0) RETURNING id`
      return rows<{ id: number }>(trx, sql, [last])
    })
    await transaction((trx) => {
      const sql = 'UPDATE members SET regional_representative_id = ? WHERE id = ?'
      return rows(trx, sql, [id, member.id])
    })
    const { regional_representative: shown } = (await profileFactsOf(member.id, 'en')).profile
    assert.deepEqual(shown, { name: `${last} Péter`, phone: '+36301112233', email: 'kp@pelda.hu' })
  })

  test('[P-17] the total is the sum of the entries', async ({ client, assert }) => {
    const member = await givenMember()
    for (const points of [120, 80, 5]) await givenPoints(member, points)
    const request = client.get('/profil').withGuard('member').loginAs(member)
    const { inertiaProps } = await request.withInertia()
    const sql = 'SELECT SUM(points) AS sum FROM ledger_entries WHERE member_id = ?'
    const [{ sum }] = await shopReader().rows<{ sum: number }>(sql, [member.id])
    assert.equal(inertiaProps.balance, sum)
    assert.equal(inertiaProps.balance, 205)
  })

  test('[P-16] [D-05] [D-06] the history is newest first, in pages', async ({ client, assert }) => {
    const member = await givenMember()
    for (let points = 1; points <= 25; points++) await givenPoints(member, points)
    const page = async (query: string) => {
      const request = client.get(`/profil${query}`).withGuard('member').loginAs(member)
      return (await request.withInertia()).inertiaProps.history
    }
    const first = await page('')
    assert.deepInclude(first, { current_page: 1, last_page: 2, per_page: 20 })
    assert.deepEqual(
      first.data.map(({ points }: { points: number }) => points),
      Array.from({ length: 20 }, (_, at) => 25 - at)
    )
    assert.sameMembers(Object.keys(first.data[0]), [
      'id',
      'source',
      'source_key',
      'source_name',
      'created_at',
      'points',
    ])
    assert.equal(first.data[0].source, 'others')
    assert.equal(first.data[0].source_key, 'promotion')
    const second = await page('?page=2')
    assert.deepEqual(
      second.data.map(({ points }: { points: number }) => points),
      [5, 4, 3, 2, 1]
    )
    for (const odd of ['?page=0', '?page=-1', '?page=x', '?page[]=2', '?page=1e99', '?page=1.5']) {
      assert.equal((await page(odd)).current_page, 1, odd)
    }
  })

  test('[D-13] shipping data have the columns of the specification', async ({ assert }) => {
    const member = await givenMember()
    assert.isNull(await shippingOf(member.id))
    assert.isNull(await companyOf(member.id))
    await transaction((trx) => {
      const sql = `INSERT INTO member_shippings (member_id, first_name, last_name, zip, city,
        address, house_number, door_number, doorbell, floor, note, updated_at)
        VALUES (?, 'Gábor', 'Szűcs', '9023', 'Győr', 'Fő utca', '3', '2', '12', 0, 'Este', 0)`
      return rows(trx, sql, [member.id])
    })
    assert.deepEqual(await shippingOf(member.id), {
      first_name: 'Gábor',
      last_name: 'Szűcs',
      zip: '9023',
      city: 'Győr',
      address: 'Fő utca',
      house_number: '3',
      door_number: '2',
      doorbell: '12',
      floor: 0,
      note: 'Este',
    })
  })

  test('a staff member is made once for an address', async ({ assert }) => {
    const email = `Uj.Munkatars-${Date.now()}@Pelda.hu`
    const staff = {
      email,
      name: 'Új Munkatárs',
      role: 'marketing' as const,
      password: 'x-y-z-1234',
    }
    const made = await createStaffMember(staff)
    assert.equal(made.email, email.toLowerCase())
    await assert.rejects(() => createStaffMember(staff), /already has this e-mail/)
    const sql = 'SELECT password FROM staff_members WHERE id = ?'
    const [row] = await shopReader().rows<{ password: string }>(sql, [made.id])
    assert.match(row.password, /^\$argon2id\$/)
  })
})
