import { test } from '@japa/runner'
import { openPage, settled } from '#tests/support/browser'
import { givenOrder } from '#tests/support/orders'
import { DAYS_TOLD } from '#tests/support/members'
import { pageAddresses } from '#tests/support/page_routes'

test.group('Titles', (group) => {
  group.each.timeout(240_000)

  test('[L-13] every page of the router has a title of its own', async ({ assert, browser }) => {
    const { member, orderId } = await givenOrder(5, { ...DAYS_TOLD, locale: 'en' })
    const seen = new Set<string>()
    for (const who of [undefined, member]) {
      const page = await openPage(browser, { member: who, path: '/kapcsolat' })
      for (const path of [...pageAddresses(), `/rendelesek/${orderId}`]) {
        const answer = await page.request.get(path, { maxRedirects: 0 })
        const component = /"component":"([^"]+)"/.exec(await answer.text())?.[1]
        if (!component || seen.has(component)) continue
        seen.add(component)
        await page.goto(path)
        await settled(page)
        await page
          .waitForFunction(() => document.title !== 'Mesterpont', undefined, { timeout: 3000 })
          .catch(() => assert.fail(`${component} at ${path} has no title`))
        assert.isNotEmpty(await page.title(), component)
      }
      await page.context().close()
    }
    assert.isAbove(seen.size, 20, [...seen].join(', '))
  })
})
