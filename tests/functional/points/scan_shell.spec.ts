import { test } from '@japa/runner'
import { CODE_PATTERN } from '#app/rules/code_text'
import { givenMember } from '#tests/support/members'

test.group('The scanner page a phone keeps', () => {
  test('[Q-02] it is asked for by nobody, knows nobody, and names all it will load', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/qr-code/shell/hu').withInertia()
    page.assertStatus(200)
    page.assertInertiaComponent('points/scan')
    assert.equal(page.body().url, '/qr-code')
    page.assertInertiaPropsContains({ qrCodePattern: CODE_PATTERN, shell: true, locale: 'hu' })
    const { security, points, cart, files } = page.inertiaProps as any
    assert.deepEqual(
      { user: security.user, points, cart },
      { user: null, points: null, cart: null }
    )
    const isNamed = (list: string[], kind: RegExp) => list.some((file) => kind.test(file))
    for (const kind of [/\/app-.*js$/, /\/scan-.*js$/, /\.css$/]) {
      assert.isTrue(isNamed(files.page, kind), String(kind))
    }
    for (const kind of [/\/scanner_dialog-/, /worker/, /\.wasm$/]) {
      assert.isTrue(isNamed(files.later, kind), String(kind))
      assert.isFalse(isNamed(files.page, kind), String(kind))
    }
    const all = [...files.page, ...files.later]
    assert.equal(new Set(all).size, all.length)
    assert.isFalse(isNamed(all, /\/(checkout|login|cart_panel|menu_drawer)-/))
    for (const file of all) (await client.get(file)).assertStatus(200)
  })

  test('the document speaks the language of its address', async ({ client, assert }) => {
    for (const locale of ['hu', 'en']) {
      const page = await client.get(`/qr-code/shell/${locale}`).accept('html')
      assert.include(page.text(), `<html lang="${locale}">`)
    }
    ;(await client.get('/qr-code/shell/de')).assertStatus(404)
  })

  test('the page of a member is no such page', async ({ client }) => {
    const member = await givenMember()
    const page = await client.get('/qr-code').withGuard('member').loginAs(member).withInertia()
    page.assertInertiaPropsContains({ shell: false, files: { page: [], later: [] } })
  })
})
