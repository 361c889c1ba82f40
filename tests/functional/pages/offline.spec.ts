import { test } from '@japa/runner'
import inertiaConfig from '#config/inertia'
import { givenMember } from '#tests/support/members'

test.group('Without a network, and with a new build', () => {
  test('the page that says there is no network speaks two languages, knows nobody and needs nothing beside itself', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu', lastName: 'Titokszegi' })
    for (const [locale, title] of [
      ['en', 'No network'],
      ['hu', 'Nincs hálózat'],
    ]) {
      const page = await client.get(`/offline/${locale}`).withGuard('member').loginAs(member)
      page.assertStatus(200)
      assert.include(page.text(), `<html lang="${locale}">`)
      assert.include(page.text(), `<h1>${title}</h1>`)
      assert.notInclude(page.text(), 'Titokszegi')
      assert.notMatch(page.text(), /src=|<link|url\(/)
    }
    ;(await client.get('/offline/de')).assertStatus(404)
  })

  test('the served build is told to everybody, with its words, and kept by nobody', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/build/hu').accept('json')
    answer.assertStatus(200)
    assert.equal(answer.header('cache-control'), 'no-store')
    assert.equal(answer.body().version, inertiaConfig.assetsVersion)
    assert.equal(answer.body().action, 'Betöltöm')
    ;(await client.get('/build/de')).assertStatus(404)
  })
})
