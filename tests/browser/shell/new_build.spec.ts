import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, openPage, screenshot } from '#tests/support/browser'
import { looks } from '#tests/support/looks'

const LOAD = { en: 'Load it', hu: 'Betöltöm' }
const SAYS = { en: 'There is a new version of the shop.', hu: 'Megjelent az oldal új változata.' }
const STAYS = { en: 'What you have typed stays.', hu: 'Amit beírt, megmarad.' }
/** Longer than the pause between two looks, in ms. */
const LATER_MS = 6 * 60_000

/** From now on the shop serves another build. */
async function serveAnother(page: Page) {
  await page.route('**/build/*', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ json: { ...(await answer.json()), version: 'another' } })
  })
}

/** The page stands open for a while; what toasts are made of is there. */
async function standOpen(page: Page) {
  await page.clock.install()
  await page.locator('h1').first().hover()
  await page.locator('.toasts').waitFor({ state: 'attached' })
  await page.clock.fastForward(LATER_MS)
}

test.group('A new build', () => {
  test('an open page says so once, and loads it when it is told to', async ({
    assert,
    browser,
  }) => {
    for (const look of looks([390, 1280])) {
      const page = await openPage(browser, { path: '/kapcsolat', ...look })
      await standOpen(page)
      assert.equal(await page.locator('.toast').count(), 0, 'it is the same build')
      await serveAnother(page)
      await page.clock.fastForward(LATER_MS)
      const toast = page.locator('.toast')
      await toast.getByText(SAYS[look.locale]).waitFor()
      await page.clock.fastForward(LATER_MS)
      assert.equal(await toast.count(), 1)
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `new_build_${look.locale}_${look.width}`, false)
      const loaded = page.waitForEvent('load')
      await toast.getByRole('button', { name: LOAD[look.locale] }).click()
      await loaded
      await page.context().close()
    }
  })

  test('what somebody has typed is not thrown away for it', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes', locale: 'en' })
    await standOpen(page)
    await page.locator('input[name=email]').fill('kovacs@pelda.hu')
    let loads = 0
    page.on('load', () => loads++)
    await serveAnother(page)
    await page.clock.fastForward(LATER_MS)
    await page.getByRole('button', { name: LOAD.en }).click()
    await page.locator('.toast').getByText(STAYS.en).waitFor()
    assert.equal(await page.locator('input[name=email]').inputValue(), 'kovacs@pelda.hu')
    assert.equal(loads, 0)
  })
})
