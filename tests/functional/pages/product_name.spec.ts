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
    for (const path of ['/admin', '/gyik']) {
      const page = (await client.get(path)).text()
      assert.include(page, called, path)
      assert.notMatch(page, /Mesterpont/, path)
    }
    assert.include((await client.get('/admin')).text(), `<title>${called}</title>`)
  })
})
