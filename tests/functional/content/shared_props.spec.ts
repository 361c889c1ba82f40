import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import { credit } from '#points'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { givenBatch, givenCode, givenPoints } from '#tests/support/points'

test.group('Shared properties', () => {
  test('[D-38] [D-02] home carries them for a guest', async ({ client, assert }) => {
    const request = client.get('/').withInertia()
    const { component, props, flash } = (await request).body()
    assert.equal(component, 'content/home')
    assert.deepEqual(props.security, { user: null })
    assert.isTrue(flash === undefined || Object.values(flash).every((told) => !told))
    assert.deepEqual(props.errors, {})
    assert.isNull(props.notificationCount)
    assert.isNull(props.cart)
    assert.isNull(props.dialog)
    assert.equal(props.locale, 'en')
    assert.isNotEmpty(props.menu)
    assert.isNotEmpty(props.footerLinks)
    assert.equal(props.productName, 'Mesterpont')
  })

  test('[D-38] [D-02] home carries them for a member', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    await transaction((trx) =>
      credit(trx, {
        memberId: member.id,
        points: 120,
        source: 'survey',
        sourceName: 'Teszt',
        reference: `test:${member.id}`,
      })
    )
    await givenNotifications(member)
    const request = client.get('/').withFlashMessages({ status: 'Kész.' })
    const response = await request.withGuard('member').loginAs(member).withInertia()
    const { props, flash } = response.body()
    assert.deepEqual(props.security, { user: { id: member.id } })
    const cart = { count: 0, total: 0, available_points: 120 }
    assert.deepInclude(props.cart, { ...cart, is_spendable: false })
    assert.equal(props.points, 120)
    assert.equal(props.locale, 'hu')
    assert.equal(props.notificationCount, 1)
    assert.equal(flash.status, 'Kész.')
    assert.isNull(props.dialog)
    assert.deepEqual(props.errors, {})
    const profile = { key: 'profile', uri: '/profil', external_uri: null }
    assert.containsSubset(props.menu, [profile])
    assert.containsSubset(props.footerLinks, [{ url: '/altalanos-reszveteli-feltetelek' }])
  })

  test('[C-15] the balance is spendable from the first credited scan on, and not before', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const scan = { memberId: member.id, address: '10.84.0.1' }
    const cart = async () =>
      (await client.get('/').withGuard('member').loginAs(member).withInertia()).body().props.cart
    const batch = await givenBatch({ points: 30 })
    const printed = await givenBatch({ state: 'printed' })
    await givenPoints(member, 305)
    assert.containsSubset(await cart(), { available_points: 305, is_spendable: false })
    await assert.rejects(async () =>
      scanCode({ ...scan, text: await givenCode({ batch: printed }) })
    )
    assert.isFalse((await cart()).is_spendable, 'a refused scan opens nothing')
    await scanCode({ ...scan, text: await givenCode({ batch }) })
    assert.containsSubset(await cart(), { available_points: 335, is_spendable: true })
  })

  test('[G-02] [G-03] [G-04] a page names itself, its address and its build', async ({
    client,
    assert,
  }) => {
    const inApp = (await client.get('/?a=1&b=%C5%91').withInertia()).body()
    assert.equal(inApp.url, '/?a=1&b=%C5%91')
    assert.equal(inApp.component, 'content/home')
    assert.isObject(inApp.props)
    const html = (await client.get('/?a=1')).text()
    const first = JSON.parse(/<script[^>]*data-page="app"[^>]*>(.*?)<\/script>/s.exec(html)![1])
    assert.equal(first.url, '/?a=1')
    assert.isNotEmpty(first.version)
    assert.equal(first.version, inApp.version)
  })

  test('[H-03] the front page answers 200 with its component', async ({ client }) => {
    const response = await client.get('/').withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('content/home')
  })
})
