import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { endGames, givenGame } from '#tests/support/games'
import { looks } from '#tests/support/looks'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'
import { givenRunningGame } from '#tests/support/running_game'

const DAY_MS = 24 * 60 * 60 * 1000
const WORDS = {
  en: {
    all: 'Every sticker-marked product takes part.',
    leave: 'Product leaves',
    join: 'Back in the game',
    product: 'Product',
    day: 'From (after today)',
    left: 'Noted: the product leaves the game',
    joined: 'Noted: the product is back in the game',
    paint: 'Facade render',
    told: 'it does again',
    other: 'Summer game',
  },
  hu: {
    all: 'Minden matricás termék részt vesz.',
    leave: 'Termék kilép',
    join: 'Újra részt vesz',
    product: 'Termék',
    day: 'Mettől (a mai nap után)',
    left: 'Feljegyezve: a termék kilép a játékból',
    joined: 'Feljegyezve: a termék újra részt vesz',
    paint: 'Homlokzati vékonyvakolat',
    told: 'ismét igen',
    other: 'Nyári kivitelezőjáték',
  },
} as const

const dayIn = (days: number) => businessDate(clock.now() + days * DAY_MS)

test.group('Products that leave a running game', (group) => {
  group.each.teardown(endGames)

  for (const { locale, width } of looks([390, 1280])) {
    test(`[R-06] a marketer takes one out and back at the desk, and the page of the game says so (${locale}, ${width} px)`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const game = await givenRunningGame()
      const days = { firstDay: dayIn(-1), lastDay: dayIn(12) }
      const titles = { titleHu: WORDS.hu.other, titleEn: WORDS.en.other }
      const summer = await givenGame({ ...days, ...titles })
      const paint = `${words.paint} ${width}`
      await givenParticipatingProduct({ titleHu: paint, titleEn: paint })
      const isWell = async (page: Page, name: string) => {
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.isFalse(await scrollsSideways(page))
        await screenshot(page, `${name}_${locale}_${width}`)
      }
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/admin/promotions/${game.id}/show`)
      await page.getByText(words.all).waitFor()
      await page.getByRole('button', { name: words.leave }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: words.product }).click()
      await page.getByRole('option', { name: paint }).click()
      await dialog.getByLabel(words.day).fill(dayIn(0))
      await dialog.getByRole('button', { name: words.leave }).click()
      await dialog.locator('[aria-invalid=true]').waitFor()
      await isWell(page, 'admin_product_leaves')
      await dialog.getByLabel(words.day).fill(dayIn(2))
      await dialog.getByRole('button', { name: words.leave }).click()
      await page.getByText(words.left).waitFor()
      await page.getByRole('button', { name: words.join }).click()
      await dialog.getByLabel(words.day).fill(dayIn(4))
      await dialog.getByRole('button', { name: words.join }).click()
      await page.getByText(words.joined).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await isWell(page, 'admin_game_products')
      assert.deepEqual(problems, [])
      await page.context().close()

      const member = await givenMember({ locale })
      const path = `/szulinap?jatek=${game.slug}`
      const shop = await openPage(browser, { path, locale, width, member })
      await shop.getByText(paint).filter({ hasText: words.told }).waitFor()
      await isWell(shop, 'birthday_product_leaves')
      await shop.getByRole('main').getByRole('link', { name: words.other }).first().click()
      await shop.getByRole('heading', { level: 1, name: words.other }).waitFor()
      assert.equal(new URL(shop.url()).searchParams.get('jatek'), summer.slug)
      assert.deepEqual(problemsOf(shop), [])
    })
  }
})
