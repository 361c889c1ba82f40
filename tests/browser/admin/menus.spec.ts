import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  baseUrl,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { menuNow } from '#tests/support/menus'

const WORDS = {
  en: {
    list: 'Menus',
    menu: 'Menu',
    add: 'Add a link',
    leads: 'Leads to',
    address: 'An address',
    typed: 'Address',
    publish: 'Publish',
    now: 'Publish now',
    faq: 'Questions',
  },
  hu: {
    list: 'Menük',
    menu: 'Menü',
    add: 'Új link',
    leads: 'Ide vezet',
    address: 'Egy webcím',
    typed: 'Webcím',
    publish: 'Közzététel',
    now: 'Közzététel most',
    faq: 'Kérdések',
  },
}

const saved = (page: Page) => page.locator('[data-status=saved]').waitFor()
const keys = (page: Page) =>
  page.locator('[data-entry]').evaluateAll((all) => all.map((one) => one.dataset.entry))

async function openMenu(page: Page, words: (typeof WORDS)['en']) {
  await openList(page, words.list)
  await page.getByRole('heading', { name: words.menu, exact: true }).click()
  await page.locator('[data-entry]').first().waitFor()
}

test.group('Menus in the back-office', (group) => {
  group.each.setup(async () => menuNow())

  for (const locale of ['en', 'hu'] as const) {
    test(`[O-12] [L-07] an entry is added, moved by keys and hidden, and guests see the menu (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openMenu(page, words)
      const before = await keys(page)
      if (locale === 'hu') await page.setViewportSize({ width: PHONE, height: 844 })
      await page.getByRole('button', { name: words.add }).click()
      await page.locator('input[name=title_hu]').fill('Kivitelezők')
      await page.locator('input[name=title_en]').fill('Contractors')
      await page.getByRole('combobox', { name: words.leads }).click()
      await page.getByRole('option', { name: words.address }).click()
      await page.getByRole('textbox', { name: words.typed }).fill('https://example.hu/kivitel')
      await screenshot(page, `admin-menus-${locale}`)
      // The name of a screen stands in the bar of the back-office.
      const faults = await accessibilityFaults(page)
      assert.deepEqual(
        faults.filter((fault) => !fault.startsWith('page-has-heading-one')),
        []
      )
      assert.isFalse(await scrollsSideways(page))
      const handle = page.locator('[data-handle]').last()
      await handle.focus()
      for (let step = 0; step < before.length; step++) await page.keyboard.press('Alt+ArrowUp')
      const [first] = await keys(page)
      assert.match(first!, /^link-/)
      await page.locator('[data-entry=faq]').getByText(words.faq).first().click()
      await page.locator('input[name=is_shown]').uncheck()
      await saved(page)
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await page.getByRole('button', { name: words.now }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const guest = await browser.newContext({ baseURL: baseUrl(), locale: 'hu-HU' })
      const seen = await guest.newPage()
      await seen.setViewportSize({ width: DESKTOP, height: 900 })
      // A page that guests share is trusted for a second.
      await seen.waitForTimeout(1100)
      await seen.goto('/kapcsolat')
      const links = await seen.locator('.nav').getByRole('link').allInnerTexts()
      assert.equal(links[0], 'Kivitelezők')
      assert.notInclude(links, 'Kérdések')
      assert.deepEqual(problems, [])
    })
  }

  test('[O-12] [L-07] two people write one menu: what one touched is kept, what both touched is chosen', async ({
    assert,
    browser,
  }) => {
    const desks = []
    for (const name of ['Anna', 'Béla']) {
      const { page, problems } = await atEntrance(browser, { locale: 'en' })
      await enterBackOffice(page, await givenStaff({ role: 'marketing', name }))
      await openMenu(page, WORDS.en)
      desks.push({ page, problems })
    }
    const [anna, bela] = desks.map(({ page }) => page)
    const rename = async (page: Page, entry: string, title: string) => {
      const input = page.locator(`[data-entry=${entry}] input[name=title_en]`)
      if (!(await input.isVisible())) {
        await page.locator(`[data-entry=${entry}] [aria-expanded]`).click()
      }
      await input.fill(title)
    }
    await rename(anna, 'faq', 'Ask Anna')
    await saved(anna)
    await rename(bela, 'contact', 'Call us')
    await saved(bela)
    await bela.locator('[data-entry=faq]').getByText('Ask Anna').waitFor()
    assert.equal(await bela.getByRole('dialog').count(), 0)

    await rename(bela, 'faq', 'Ask Béla')
    await saved(bela)
    await rename(anna, 'faq', 'Ask Anna first')
    const choice = anna.getByRole('radiogroup', { name: 'Kérdések – Title (English)' })
    await choice.waitFor()
    await anna.setViewportSize({ width: PHONE, height: 844 })
    await screenshot(anna, 'admin-menus-conflict')
    assert.isFalse(await scrollsSideways(anna))
    await choice.getByText('Ask Béla').waitFor()
    await choice.getByRole('radio', { name: 'Theirs' }).check()
    await anna.getByRole('button', { name: 'Save what is chosen' }).click()
    await saved(anna)
    await anna.locator('[data-entry=faq]').getByText('Ask Béla').waitFor()
    await anna.locator('[data-entry=contact]').getByText('Call us').waitFor()
    for (const { page, problems } of desks) {
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  })

  test('[O-12] [L-07] an entry is dragged, and taken back; what the shop always has cannot be removed', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    await openMenu(page, WORDS.en)
    const before = await keys(page)
    const third = page.locator('[data-entry]').nth(2)
    await third
      .locator('[data-handle]')
      .dragTo(page.locator('[data-entry]').first(), { targetPosition: { x: 200, y: 4 } })
    await page.getByRole('status').getByText(`place 1 of ${before.length}.`).waitFor()
    assert.deepEqual(await keys(page), [before[2], before[0], before[1], ...before.slice(3)])
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await keys(page), before)
    await page.locator('[data-entry] [aria-expanded]').first().click()
    await page.getByText('The shop always has this link').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Remove' }).count(), 0)
    assert.deepEqual(problems, [])
  })
})
