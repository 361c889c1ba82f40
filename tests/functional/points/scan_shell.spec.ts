import { test } from '@japa/runner'
import { CODE_PATTERN } from '#points/code_format'
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
    for (const kind of [/\/app-.*js$/, /\/scan-.*js$/, /scanner_dialog/, /worker/, /\.wasm$/]) {
      assert.isTrue(
        files.some((file: string) => kind.test(file)),
        String(kind)
      )
    }
    assert.isFalse(files.some((file: string) => /\/(checkout|login)-/.test(file)))
    for (const file of files) (await client.get(file)).assertStatus(200)
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
    page.assertInertiaPropsContains({ shell: false, files: [] })
  })
})
