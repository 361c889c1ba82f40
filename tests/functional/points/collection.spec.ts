import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { afterCommit, transaction } from '#app/transaction'
import { pointsOfRule } from '#points'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { givenMember } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'

test.group('Points collection', () => {
  test('[H-24] [D-21] [Q-23] shows the open products with title and points', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const open = await givenParticipatingProduct({ titleHu: 'Csemperagasztó', points: 60 })
    const english = await givenParticipatingProduct({ titleHu: '', titleEn: 'Tile grout' })
    const closed = await givenParticipatingProduct({ titleHu: 'Kifutott termék', isActive: false })
    const page = await client.get('/pontgyujtes').withGuard('member').loginAs(member).withInertia()
    page.assertStatus(200)
    page.assertInertiaComponent('points/collection')
    const products = page.inertiaProps.products as { title: string }[]
    assert.deepInclude(products, { title: open.titleHu, points: 60, picture: null })
    assert.include(
      products.map((product) => product.title),
      english.titleEn
    )
    assert.notInclude(
      products.map((product) => product.title),
      closed.titleHu
    )
  })

  test('[D-22] [Q-22] additional points are numbers or ranges, and data', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const rules = async () => {
      const page = client.get('/pontgyujtes').withGuard('member').loginAs(member).withInertia()
      return (await page).inertiaProps.additionalPoints as Record<string, unknown>
    }
    assert.containSubset(await rules(), { registration: 50, referral: 100, survey: [10, 50] })
    const set = (source: string, from: number, to: number | null) =>
      transaction(async (trx) => {
        const sql = 'UPDATE point_rules SET points_from = ?, points_to = ? WHERE source = ?'
        await rows(trx, sql, [from, to, source])
        afterCommit(trx, forgetPointRules)
      })
    await set('birthday', 77, null)
    await set('name_day', 0, null)
    try {
      const changed = await rules()
      assert.equal(changed.birthday, 77)
      assert.notProperty(changed, 'name_day')
      assert.equal(await transaction((trx) => pointsOfRule(trx, 'birthday')), 77)
    } finally {
      await set('birthday', 30, null)
      await set('name_day', 20, null)
    }
  })

  test('a guest is sent to the login', async ({ client }) => {
    const response = await client.get('/pontgyujtes').redirects(0)
    response.assertHeader('location', '/belepes')
  })
})
