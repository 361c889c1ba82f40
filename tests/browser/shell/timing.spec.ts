import { test } from '@japa/runner'
import { openPage } from '#tests/support/browser'
import { holdRequests, holdTime, untilHeld } from '#tests/support/form_states'

test.group('How long things last', () => {
  test('[U-14] a form without a word of its own gives up after 10000 ms, not before', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    let aborted = 0
    page.on('requestfailed', () => aborted++)
    const held = await holdRequests(page, '**/belepes')
    await page.locator('input[name=email]').fill('nobody@pelda.hu')
    await page.locator('input[name=password]').fill('jelszo-1234')
    await holdTime(page)
    await page.locator('form button[type=submit]').click()
    await page.locator('form button[aria-busy=true]').waitFor()
    await untilHeld(page, held)
    await page.clock.runFor(9_990)
    assert.equal(aborted, 0)
    assert.equal(await page.locator('form button[aria-busy=true]').count(), 1)
    await page.clock.runFor(20)
    await page.locator('form button[type=submit]:not([aria-busy])').waitFor()
    assert.equal(aborted, 1)
  })

  test('[U-18] the bar of progress waits 250 ms: an answer that comes before shows none', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    const bar = page.locator('#nprogress')
    const link = page.locator('a[href="/elfelejtett-jelszo"]')
    const held = await holdRequests(page, '**/elfelejtett-jelszo')
    await holdTime(page)
    await link.dispatchEvent('click')
    await untilHeld(page, held)
    await page.clock.runFor(200)
    await held.shift()!.continue()
    while (!page.url().endsWith('/elfelejtett-jelszo')) await page.clock.runFor(1)
    await page.clock.runFor(1000)
    assert.equal(await bar.count(), 0)

    const back = page.locator('main a[href="/belepes"]').first()
    const again = await holdRequests(page, '**/belepes')
    await back.dispatchEvent('click')
    await untilHeld(page, again)
    await page.clock.runFor(240)
    assert.equal(await bar.count(), 0)
    await page.clock.runFor(20)
    await bar.waitFor({ state: 'attached' })
  })

  test('[U-39] a visit that is no form waits as long as it takes', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes' })
    let aborted = 0
    page.on('requestfailed', () => aborted++)
    const held = await holdRequests(page, '**/elfelejtett-jelszo')
    await holdTime(page)
    await page.locator('a[href="/elfelejtett-jelszo"]').dispatchEvent('click')
    await untilHeld(page, held)
    await page.clock.runFor(10 * 60_000)
    assert.equal(aborted, 0)
    await held[0].continue()
    while (!page.url().endsWith('/elfelejtett-jelszo')) await page.clock.runFor(1)
  })

  test('[U-36] where a page stands is kept once in 100 ms, however often it is scrolled', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', width: 390 })
    await page.evaluate(() => {
      const kept = history.replaceState
      const counted = window as unknown as { saves: number }
      counted.saves = 0
      history.replaceState = (...given) => {
        counted.saves++
        return kept.apply(history, given)
      }
    })
    await holdTime(page)
    const saves = () => page.evaluate(() => (window as unknown as { saves: number }).saves)
    const before = await saves()
    for (let at = 1; at <= 9; at++) {
      await page.evaluate((top) => {
        window.scrollTo(0, top)
        document.dispatchEvent(new Event('scroll'))
        window.dispatchEvent(new Event('scroll'))
      }, at)
      await page.clock.runFor(10)
    }
    assert.equal((await saves()) - before, 0)
    await page.clock.runFor(110)
    const kept = (await saves()) - before
    assert.isAtLeast(kept, 1)
    await page.clock.runFor(1000)
    assert.equal((await saves()) - before, kept)
    assert.isAtMost(kept, 2, 'the window, and the regions of the page')
  })

  test('[U-23] below 1024 px the menu is a drawer, from there on a bar', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', width: 1023 })
    const button = page.locator('header [aria-haspopup=dialog]')
    assert.isTrue(await button.isVisible())
    await page.setViewportSize({ width: 1024, height: 800 })
    assert.isFalse(await button.isVisible())
  })
})
