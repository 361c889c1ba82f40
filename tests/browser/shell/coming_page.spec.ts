import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, DESKTOP, openPage, PHONE, screenshot } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { DAYS_TOLD, givenMember } from '#tests/support/members'

/** A reader sees no delay below this, in ms. */
const AT_ONCE_MS = 100

/** Holds back the answers to visits of an address until it is told to let them through, or to fail them. */
async function heldBack(page: Page, path: string) {
  let decide = (_isLetThrough: boolean) => {}
  const decided = new Promise<boolean>((resolve) => (decide = resolve))
  await page.route(`**${path}`, async (route) =>
    (await decided) ? route.continue() : route.abort()
  )
  return { release: () => decide(true), fail: () => decide(false) }
}

/** Looks whether the frame stands there when a reader would begin to wait; the page's own clock is late where the machine is. */
async function lookAtOnce(page: Page) {
  await page.evaluate(`
    addEventListener('click', () => setTimeout(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => {
        window.isComing = document.querySelector('.coming') !== null;
      })), ${AT_ONCE_MS}), true);
  `)
  return () => page.evaluate<boolean>('window.isComing')
}

test.group('The next page while it is on its way', () => {
  test('its name stands there at once, and the page when it has come', async ({
    assert,
    browser,
  }) => {
    for (const [width, locale, name] of [
      [PHONE, 'hu', 'Születésnapi játék'],
      [DESKTOP, 'en', 'Birthday game'],
    ] as const) {
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const page = await openPage(browser, { member, width, path: '/kozosseg' })
      const answer = await heldBack(page, '/szulinap')
      if (width === PHONE) await page.getByRole('button', { name: 'Menü' }).click()
      const wasThere = await lookAtOnce(page)
      const menu = width === PHONE ? page.getByRole('dialog') : page.locator('.nav')
      await menu.getByRole('link', { name }).click()
      const frame = page.locator('.coming')
      await frame.getByText(name, { exact: true }).waitFor()
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.waitForTimeout(300)
      assert.isTrue(await wasThere())
      await screenshot(page, `coming-${locale}`, false)
      answer.release()
      await frame.waitFor({ state: 'detached' })
      assert.match(page.url(), /\/szulinap$/)
      assert.isTrue(await page.locator('main h1').first().isVisible())
      await page.context().close()
    }
  })

  test('a visit that fails shows the page again that was there, as it was', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { member, width: DESKTOP, path: '/gyik' })
    await page.getByRole('searchbox').fill('points')
    const answer = await heldBack(page, '/kozosseg')
    await page.locator('.nav').getByRole('link', { name: 'Community' }).click()
    await page.locator('.coming').waitFor()
    answer.fail()
    await page.locator('.coming').waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('searchbox').inputValue(), 'points')
    assert.match(page.url(), /\/gyik$/)
  })

  test('going back leads to the place that was left, and waits for nothing', async ({
    assert,
    browser,
  }) => {
    const category = await givenCategory()
    for (let at = 0; at < 12; at++) await givenProduct({ categoryId: category.id, price: 10 + at })
    const member = await givenMember(DAYS_TOLD)
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { member, width: PHONE, path })
    await page.evaluate('scrollTo(0, 900)')
    await page.waitForTimeout(300)
    const left = await page.evaluate<number>('scrollY')
    assert.isAbove(left, 500)
    const answer = await heldBack(page, '/profil')
    // A press through the browser's driver would scroll the header into view.
    await page.evaluate("document.querySelector('a.pts').click()")
    await page.locator('.coming').waitFor()
    const frame = await page.locator('.coming .page-head').boundingBox()
    assert.isTrue(frame!.y > 0 && frame!.y < 400, `The frame stands at ${frame!.y}`)
    answer.release()
    await page.locator('main h1').filter({ hasText: member.lastName! }).waitFor()
    await page.locator('.coming').waitFor({ state: 'detached' })
    await page.evaluate(`
      window.frames_seen = 0;
      new MutationObserver(() => {
        if (document.querySelector('.coming')) window.frames_seen++;
      }).observe(document.body, { childList: true, subtree: true });
    `)
    await page.context().setOffline(true)
    await page.goBack()
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, left)
    assert.isAbove(await page.locator('.card').count(), 5)
    assert.equal(await page.evaluate('window.frames_seen'), 0)
  })

  test('what lies over a page, or is a part of it, leaves the page in sight', async ({
    assert,
    browser,
  }) => {
    const category = await givenCategory()
    const product = await givenProduct({ categoryId: category.id, price: 10 })
    const member = await givenMember(DAYS_TOLD)
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { member, width: DESKTOP, path })
    const answer = await heldBack(page, `/ajandekok/details/${product.slug}`)
    await page.locator(`main a[href*="${product.slug}"]`).first().click()
    await page.waitForTimeout(400)
    assert.equal(await page.locator('.coming').count(), 0)
    answer.release()
    await page.getByRole('dialog').waitFor()
  })
})
