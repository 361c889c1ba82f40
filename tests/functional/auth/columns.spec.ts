import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { askForFile, tableOf } from '#tests/support/list_files'
import { givenMember, givenStaff } from '#tests/support/members'
import { storedMember } from '#tests/support/registrations'

test.group('Tables of members', () => {
  test('[D-01] a member has its columns, and neither pages nor the back-office tell the secret ones', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const secrets = { two_factor_secret: 'TITOK-EGY', two_factor_recovery_codes: 'TITOK-KETTO' }
    const sql = `UPDATE members SET two_factor_secret = ?, two_factor_recovery_codes = ?,
      sf_id = ? WHERE id = ?`
    const values = [...Object.values(secrets), `sf-${member.id}`, member.id]
    await transaction((trx) => rows(trx, sql, values))
    const stored = await storedMember(member.email)
    const columns = ['id', 'email', 'phone', 'sf_id', 'newsletter_secret', 'password', 'locale']
    columns.push('referral_code', 'phone_verified_at', ...Object.keys(secrets))
    assert.includeMembers(Object.keys(stored), columns)
    const told = (answer: ApiResponse, where: string) => {
      answer.assertStatus(200)
      for (const secret of [stored.password, stored.newsletter_secret, ...values.slice(0, 2)]) {
        assert.notInclude(answer.text(), String(secret), where)
      }
    }
    for (const path of ['/', '/profil', '/pontgyujtes']) {
      told(await client.get(path).withGuard('member').loginAs(member).withInertia(), path)
    }
    const staff = await givenStaff()
    const asked = [
      '',
      ...['', '/card', '/devices', '/screens'].map((part) => `/${member.id}${part}`),
    ]
    for (const path of asked) {
      const request = client.get(`/api/admin/members${path}`).accept('json')
      const answer = await request.withGuard('staff').loginAs(staff)
      if (!path.slice(1).includes('/')) assert.include(answer.text(), member.email, path)
      told(answer, path)
    }
    const table = tableOf('id', 'email', 'last_name', 'first_name')
    const file = await askForFile(client, staff, { list: 'members', table })
    assert.include(file.text(), member.email)
    told(file, 'file')
    for (const name of ['password', 'newsletter_secret', ...Object.keys(secrets)]) {
      const asked = { list: 'members', table: tableOf('email', name) }
      assert.equal((await askForFile(client, staff, asked)).status(), 422, name)
    }
  })

  test('[D-09] trades may lack a channel; builders, contractors and dealers are there', async ({
    assert,
  }) => {
    const trades = await shopReader().rows<{ name: string; channel: string | null }>(
      'SELECT name_en AS name, api_name AS channel FROM professions WHERE is_active = 1'
    )
    const names = trades.map(({ name }) => name)
    assert.includeMembers(names, ['Masonry', 'General contractor', 'Paint dealer', 'Painting'])
    assert.isTrue(trades.some(({ channel }) => channel === null))
    assert.include(
      trades.map(({ channel }) => channel),
      'Festék kereskedők'
    )
  })

  test('the database itself refuses a second e-mail address in other letters', async ({
    assert,
  }) => {
    const member = await givenMember()
    await assert.rejects(() => givenMember({ email: member.email.toUpperCase() }))
  })

  test('the postcodes of the country are there', async ({ assert }) => {
    const sql = 'SELECT city FROM postcodes WHERE zip = ?'
    assert.deepEqual(await shopReader().rows(sql, ['9023']), [{ city: 'Győr' }])
    const count = 'SELECT COUNT(DISTINCT zip) AS count FROM postcodes'
    const [{ count: zips }] = await shopReader().rows<{ count: number }>(count)
    assert.isAbove(zips, 3000)
  })
})
