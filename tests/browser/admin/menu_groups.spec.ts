import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { accessibilityFaults, PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

const HEADS = {
  en: ['Today', 'Gifts and orders', 'Points and stickers', 'People', 'Content and promotions'],
  hu: ['Ma', 'Ajándékok és rendelések', 'Pontok és matricák', 'Emberek', 'Tartalom és promóciók'],
} as const
const SETUP = { en: 'Set-up', hu: 'Rendszer' } as const

test.group('The menu of the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`lists stand by the work they are opened for, and arrows pass over what a group is called (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      const menu = page.getByRole('menu').first()
      const heads = menu.locator('.MuiListSubheader-root')
      assert.deepEqual(await heads.allInnerTexts(), [...HEADS[locale], SETUP[locale]])
      const items = menu.getByRole('menuitem')
      await items.first().focus()
      for (let pressed = 1; pressed < (await items.count()); pressed++) {
        await page.keyboard.press('ArrowDown')
        assert.isTrue(await items.nth(pressed).evaluate((item) => item.matches(':focus')))
      }
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-menu-${locale}`)
      await page.setViewportSize({ width: PHONE, height: 900 })
      await page.locator('header button').first().click()
      await page.getByRole('menuitem').last().waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `admin-menu-phone-${locale}`)
      assert.deepEqual(problems, [])
    })
  }

  test('the bar stays in view on a phone, and what the keyboard comes to is clear of it', async ({
    assert,
    browser,
  }) => {
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    await page.setViewportSize({ width: PHONE, height: 300 })
    await page.getByRole('main').locator('h2').waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(() => window.scrollY > 100)
    // As long as a bar takes that slides away.
    await page.waitForTimeout(600)
    const bar = (await page.locator('header').boundingBox())!
    assert.equal(bar.y, 0)
    const heading = page.getByRole('main').locator('h2')
    await heading.evaluate((it) => it.scrollIntoView())
    assert.isAtLeast((await heading.boundingBox())!.y, bar.height)
    assert.deepEqual(problems, [])
  })
})
