import { test } from '@japa/runner'
import { WAITING_TOLD_MAX } from '#app/rules/waiting'
import { atEntrance, enterBackOffice, entryOf, openList } from '#tests/support/back_office'
import { accessibilityFaults, DESKTOP, PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import {
  forgetWaiting,
  givenLaidAside,
  givenWaitingDeed,
  putWaitingAside,
} from '#tests/support/waiting'

const FRESH_MS = 30_000

const WORDS = {
  en: {
    deeds: 'To be agreed',
    two: 'To be agreed, 2 wait',
    one: 'To be agreed, 1 waits',
    refuse: 'Refuse',
    orders: 'Orders, 1 waits',
    messages: `Messages, ${WAITING_TOLD_MAX}+ wait`,
    other: 'Staff',
    open: 'Open menu',
    close: 'Close menu',
  },
  hu: {
    deeds: 'Jóváhagyásra vár',
    two: 'Jóváhagyásra vár, 2 elintézetlen',
    one: 'Jóváhagyásra vár, 1 elintézetlen',
    refuse: 'Elutasítás',
    orders: 'Rendelések, 1 elintézetlen',
    messages: `Üzenetek, ${WAITING_TOLD_MAX}+ elintézetlen`,
    other: 'Munkatársak',
    open: 'Menü megnyitása',
    close: 'Menü bezárása',
  },
} as const

test.group('What waits, in the menu of the back-office', (group) => {
  group.setup(putWaitingAside)
  group.each.setup(() => forgetWaiting)

  for (const locale of ['en', 'hu'] as const) {
    const words = WORDS[locale]

    test(`counts stand beside their lists, and go with what is done (${locale})`, async ({
      assert,
      browser,
    }) => {
      await givenWaitingDeed()
      await givenWaitingDeed()
      const { page, problems } = await atEntrance(browser, { locale })
      let asked = 0
      page.on('request', (request) => {
        if (request.url().includes('/api/admin/waiting?')) asked++
      })
      const told = (name: string) => page.getByRole('menuitem', { name, exact: true }).waitFor()
      const focus = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

      await enterBackOffice(page, await givenStaff())
      await told(words.two)
      await openList(page, words.deeds)
      await page.getByRole('button', { name: words.refuse }).first().click()
      await told(words.one)
      await page.getByRole('button', { name: words.refuse }).first().click()
      // What does not wait any more is not counted at all.
      await told(words.deeds)

      // A change of page asks again, but not at once.
      await givenWaitingDeed()
      const before = asked
      await openList(page, words.other)
      assert.equal(asked, before)
      await page.evaluate((ms) => {
        const now = Date.now
        Date.now = () => now() + ms
      }, FRESH_MS)
      await openList(page, words.deeds)
      await told(words.one)

      // So does a window that somebody comes back to; where nothing is answered, nothing is told.
      await page.route('**/api/admin/waiting?*', (route) => route.abort())
      await focus()
      await told(words.deeds)
      assert.equal(await page.getByRole('alert').count(), 0)
      await page.unroute('**/api/admin/waiting?*')
      await focus()
      await told(words.one)
      assert.deepEqual(problems, [])
    })

    test(`counts are seen at a desk, as dots in the narrow menu, and in the drawer of a phone (${locale})`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      cleanup(await putWaitingAside())
      await givenWaitingDeed()
      await givenOrder()
      await givenLaidAside(WAITING_TOLD_MAX + 1)
      const { page, problems } = await atEntrance(browser, { locale })
      const told = (name: string) => page.getByRole('menuitem', { name, exact: true }).waitFor()
      const both = async () => {
        for (const name of [words.one, words.orders, words.messages]) await told(name)
        assert.deepEqual(await accessibilityFaults(page), [])
      }
      await enterBackOffice(page, await givenStaff())
      await both()
      await screenshot(page, `admin-waiting-${locale}`)
      await page.getByRole('button', { name: words.close }).click()
      await page.mouse.move(DESKTOP - 10, 890)
      await page.getByRole('tooltip').waitFor({ state: 'detached' })
      await both()
      const dot = await entryOf(page, words.deeds)
        .locator('.RaMenuItemLink-icon')
        .evaluate((icon) => getComputedStyle(icon, '::after').content)
      assert.equal(dot, '""')
      await screenshot(page, `admin-waiting-dots-${locale}`)
      await page.getByRole('button', { name: words.open }).click()
      // Whoever wants the menu wide finds it open on a phone.
      await page.setViewportSize({ width: PHONE, height: 900 })
      await page.reload()
      await both()
      await screenshot(page, `admin-waiting-phone-${locale}`)
      assert.deepEqual(problems, [])
      await page.context().close()
    })
  }
})
