import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { DESKTOP, openPage, PHONE } from '#tests/support/browser'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember } from '#tests/support/members'

/** How much of the window a page may move by itself while it loads, as browsers count it. */
const SHIFT_MAX = 0.02
/** Bytes of fonts a page loads for its first text. */
const FONT_BYTES_MAX = 60_000
/** Fonts arrive this late, in ms: long after the text was drawn with the system's own face. */
const LATE_MS = 1000

/** Run before a page's own scripts it sums up what moves. */
const WATCH_SHIFTS = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value
  }).observe({ type: 'layout-shift', buffered: true })`

test.group('Fonts', () => {
  test('a page loads few bytes of them, and nothing moves where they arrive late', async ({
    assert,
    browser,
  }) => {
    await givenProduct()
    const member = await givenMember({ locale: 'hu' })
    for (const opened of [
      { path: '/' },
      { path: '/belepes' },
      { path: '/', member },
      { path: '/ajandekok', member },
    ]) {
      for (const width of [PHONE, DESKTOP]) {
        const name = `${opened.path} ${opened.member ? 'member' : 'guest'} ${width}`
        const fonts = new Map<string, number>()
        const prepare = async (page: Page) => {
          await page.addInitScript(WATCH_SHIFTS)
          await page.route('**/*.woff2', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MS))
            const response = await route.fetch()
            fonts.set(route.request().url(), (await response.body()).length)
            await route.fulfill({ response })
          })
        }
        const page = await openPage(browser, { ...opened, width, locale: 'hu', prepare })
        await page.evaluate(
          'new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))'
        )
        assert.isAtMost(await page.evaluate<number>('window.shifted'), SHIFT_MAX, name)
        const bytes = [...fonts.values()].reduce((sum, one) => sum + one, 0)
        assert.isAtMost(bytes, FONT_BYTES_MAX, name)
        assert.lengthOf([...fonts], 4, 'both faces, with ő and ű')
        // What the page keeps for places without a network asks for them once more.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().close()
      }
    }
  })
})
