import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { OfficeWindow, walkedOffice, type Office } from '#tests/support/office/office'
import { addressesOf, registeredLists } from '#tests/support/office/pages'
import { ShopClient } from '#tests/support/shop_client'

const WALK_MS_MAX = 600_000
/** A setting tells its history on its own page. */
const OWN_HISTORY = ['settings']
const HISTORY = { hu: 'Előzmények', en: 'History' }

test.group('The history of records', (group) => {
  let office: Office
  let browser: Browser

  group.setup(async () => {
    const here = await walkedOffice()
    ;({ office, browser } = here)
    return here.leave
  })

  for (const locale of ['hu', 'en'] as const) {
    test(`[O-19] the page of every kind of record leads to its lines of the audit log (${locale})`, async ({
      assert,
    }) => {
      const client = await new ShopClient(office.url).enter(office.cookie)
      const window = await OfficeWindow.open(browser, office, { locale })
      const { page } = window
      const missing: string[] = []
      const found: string[] = []
      for (const list of registeredLists()) {
        const view = (['show', 'edit'] as const).find((one) => list.views.includes(one))
        if (!view || OWN_HISTORY.includes(list.name)) continue
        const [address] = await addressesOf({ ...list, views: [view], panels: [] }, client)
        await window.show(address)
        const link = page
          .getByRole('main')
          .getByRole('link', { name: HISTORY[locale], exact: true })
        if (!(await link.count())) {
          missing.push(address)
          continue
        }
        await link.click()
        await page.waitForURL('**/admin/audit_lines?**')
        await window.settles()
        const filter = JSON.parse(new URL(page.url()).searchParams.get('filter')!)
        assert.isString(filter.subject_type, address)
        assert.isNumber(filter.subject_id, address)
        found.push(list.name)
      }
      assert.deepEqual(missing, [])
      assert.includeMembers(found, ['content_records', 'media', 'professions', 'point_rules'])
    }).timeout(WALK_MS_MAX)
  }

  test('[O-19] the bar of a text has room for it on a phone; marketing finds none', async ({
    assert,
  }) => {
    const client = await new ShopClient(office.url).enter(office.cookie)
    const records = registeredLists().find(({ name }) => name === 'content_records')!
    const [address] = await addressesOf({ ...records, views: ['edit'], panels: [] }, client)
    const window = await OfficeWindow.open(browser, office)
    await window.page.setViewportSize({ width: PHONE, height: 844 })
    await window.show(address)
    await window.page.getByRole('link', { name: HISTORY.hu, exact: true }).waitFor()
    assert.isFalse(await scrollsSideways(window.page))
    await screenshot(window.page, 'admin-text-history-phone')
    await window.close()
    const marketing = await OfficeWindow.open(browser, office, { cookie: office.marketing })
    await marketing.show(address)
    await marketing.page.getByRole('main').getByRole('button').first().waitFor()
    const link = marketing.page.getByRole('link', { name: HISTORY.hu, exact: true })
    assert.equal(await link.count(), 0)
  })
})
