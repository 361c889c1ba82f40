import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'

const SAID = {
  en: {
    keys: 'Keys',
    members: 'Members',
    gifts: 'Gifts',
    help: 'Help for this page',
    membersAre: /^Everybody who registered/,
    giftsAre: /^Gifts that members order/,
    opens: 'Opens it: Administrator, Support and Auditor.',
    close: 'Close',
  },
  hu: {
    keys: 'Billentyűk',
    members: 'Tagok',
    gifts: 'Ajándékok',
    help: 'Súgó ehhez az oldalhoz',
    membersAre: /^Mindenki, aki regisztrált/,
    giftsAre: /^Pontért rendelhető ajándékok/,
    opens: 'Megnyitja: Adminisztrátor, Ügyfélszolgálat és Ellenőr.',
    close: 'Bezárás',
  },
} as const

const at = (page: Page) => new URL(page.url()).pathname
/** Longer than the second key is waited for, in ms. */
const TOO_LONG_MS = 1700

for (const locale of ['en', 'hu'] as const) {
  const said = SAID[locale]

  test.group(`The keys of the back-office, ${locale}`, (group) => {
    group.each.timeout(90_000)

    test(`[O-09] g and a letter open a list, also where the menu has the focus (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      await page.keyboard.press('g')
      await page.keyboard.press('m')
      await page.waitForURL('**/admin/members')
      await page.locator('#react-admin-title').getByText(said.members).waitFor()
      await page.getByRole('menuitem', { name: said.gifts, exact: true }).click()
      await page.waitForURL('**/admin/products')
      await page.keyboard.press('g')
      await page.keyboard.press('o')
      await page.waitForURL('**/admin/orders**')
      await page.keyboard.press('g')
      await page.keyboard.press('h')
      await page.waitForURL(/\/admin\/?$/)
      assert.deepEqual(problems, [])
    })

    test(`[O-09] ? lists the keys, and nothing behind the list hears any (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/admin/products')
        await page.getByRole('button', { name: said.help }).waitFor()
        await page.keyboard.press('?')
        const dialog = page.getByRole('dialog', { name: said.keys })
        const name = page.getByRole('rowheader', { name: said.members, exact: true })
        const row = dialog.getByRole('row').filter({ has: name })
        assert.match((await row.innerText()).replaceAll(/\s+/g, ' '), /^g m /)
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.isFalse(await scrollsSideways(page))
        await screenshot(page, `admin-keys-${locale}-${width}`, false)
        await page.keyboard.press('g')
        await page.keyboard.press('m')
        await page.waitForTimeout(200)
        assert.equal(at(page), '/admin/products')
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
      assert.deepEqual(problems, [])
    })

    test(`[O-10] each page says what it is for and who may, and leads to the keys (${locale})`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember()
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      for (const width of [DESKTOP, PHONE]) {
        await page.setViewportSize({ width, height: 844 })
        for (const [path, title, text] of [
          ['products', said.gifts, said.giftsAre],
          [`members/${member.id}/show/notes`, said.members, said.membersAre],
        ] as const) {
          await page.goto(`/admin/${path}`)
          await page.getByRole('button', { name: said.help }).click()
          const drawer = page.getByRole('dialog', { name: title })
          await drawer.getByText(text).waitFor()
          assert.equal(
            await drawer.getByText(said.opens).count(),
            path.startsWith('members') ? 1 : 0
          )
          assert.deepEqual(await accessibilityFaults(page), [])
          assert.isFalse(await scrollsSideways(page))
          await screenshot(page, `admin-help-${title}-${locale}-${width}`, false)
          await drawer.getByRole('button', { name: said.keys }).click()
          const keys = page.getByRole('dialog', { name: said.keys })
          await keys.getByRole('button', { name: said.close }).click()
          await keys.waitFor({ state: 'detached' })
          await drawer.waitFor({ state: 'detached' })
        }
      }
      assert.deepEqual(problems, [])
    })
  })
}

test.group('Keys that mean nothing', (group) => {
  group.each.timeout(90_000)

  test('[O-09] what is typed, comes late or with another key opens no list', async ({
    assert,
    browser,
  }) => {
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await page.goto('/admin/members')
    const field = page.getByPlaceholder(/^Search$/)
    await field.press('g')
    await field.press('p')
    assert.equal(await field.inputValue(), 'gp')
    await field.evaluate('document.activeElement.blur()')
    await page.keyboard.press('g')
    await page.waitForTimeout(TOO_LONG_MS)
    await page.keyboard.press('p')
    await page.keyboard.press('g')
    await page.keyboard.press('Control+p')
    await page.keyboard.press('z')
    await page.waitForTimeout(200)
    assert.equal(at(page), '/admin/members')
  })

  test('[O-08] marketing is led to no list that it may not open', async ({ assert, browser }) => {
    const { page } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
    await page.goto('/admin/products')
    await page.getByRole('button', { name: 'Help for this page' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await page.waitForTimeout(300)
    assert.equal(at(page), '/admin/products')
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await dialog.getByText('Categories').waitFor()
    assert.equal(await dialog.getByText('Members').count(), 0)
  })
})
