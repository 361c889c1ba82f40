import { test } from '@japa/runner'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'

test.group('The name of the shop', () => {
  test('[L-12] the shop and its back-office are called what the settings say, and nothing else', async ({
    client,
    assert,
    cleanup,
  }) => {
    const named = (product_name: string) =>
      transaction((trx) => changeSettings(trx, { product_name }))
    cleanup(async () => void (await named('Mesterpont')))
    await named('Kőmíves & Társa <b>')
    const called = 'Kőmíves &amp; Társa &lt;b&gt;'
    for (const path of ['/admin', '/gyik', '/api/salesforce/docs']) {
      const page = (await client.get(path)).text()
      assert.include(page, called, path)
      assert.notMatch(page, /Mesterpont/, path)
    }
    assert.include((await client.get('/admin')).text(), `<title>${called}</title>`)
  })

  test('[L-12] the shop as an app is called so as well, and is asked for again only where the name has changed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const named = (product_name: string) =>
      transaction((trx) => changeSettings(trx, { product_name }))
    cleanup(async () => void (await named('Mesterpont')))
    const first = await client.get('/manifest.webmanifest')
    first.assertStatus(200)
    first.assertHeader('cache-control', 'no-cache')
    first.assertHeader('content-type', 'application/manifest+json; charset=utf-8')
    const again = () =>
      client.get('/manifest.webmanifest').header('if-none-match', first.header('etag')!)
    ;(await again()).assertStatus(304)
    await named('Kőmíves "Pont" <b>')
    const renamed = await again()
    renamed.assertStatus(200)
    const { name, short_name: shortName } = JSON.parse(renamed.text())
    assert.deepEqual([name, shortName], ['Kőmíves "Pont" <b>', 'Kőmíves "Pont" <b>'])
    assert.notInclude(renamed.text(), 'Mesterpont')
  })
})
