import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { HEARD } from '#tests/support/accessible/heard'
import { DESKTOP, launchBrowser, PHONE } from '#tests/support/browser'
import { codesOf, INTO_FILES } from '#tests/support/journeys'
import { KeyboardJourney } from '#tests/support/keyboard_journey'
import type { RunningServer } from '#tests/support/processes'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'

const JOURNEY_MS_MAX = 240_000

test.group('Journey with the keyboard alone, on the production build', (group) => {
  let shop: SeededShop
  let server: RunningServer
  let browser: Browser
  let codes: string[]

  group.setup(async () => {
    shop = await givenSeededShop({ members: 1 })
    server = await shop.serve(INTO_FILES)
    codes = await codesOf(shop, [1, 2])
    browser = await launchBrowser()
    return async () => {
      await browser.close()
      await shop.remove()
    }
  })

  for (const [at, width] of [DESKTOP, PHONE].entries()) {
    test(`[L-18] a tradesperson registers, types a code, orders a gift and leaves, ${width} px`, async ({
      assert,
    }) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: 844 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript(HEARD)
      const page = await context.newPage()
      const journey = new KeyboardJourney(page, shop, server.url)
      await journey.comeIn()
      await journey.register()
      await journey.collect(codes[at])
      await journey.choose()
      await journey.orderTwo()
      await journey.readNews()
      await journey.leave()
      assert.deepEqual(journey.faults, [])
    }).timeout(JOURNEY_MS_MAX)
  }
})
