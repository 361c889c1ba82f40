import { test } from '@japa/runner'
import { givenMember } from '#tests/support/members'

test.group('What a page asks for before its first paint', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('no font is asked for before the styles that need it', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    for (const page of [
      await client.get('/').accept('html'),
      await client.get('/').accept('html').withGuard('member').loginAs(member),
    ]) {
      page.assertStatus(200)
      assert.include(page.text(), 'data-rel="modulepreload"')
      assert.notMatch(page.text(), /as="font"|\.woff2/)
    }
  })
})
