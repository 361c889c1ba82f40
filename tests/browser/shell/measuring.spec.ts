import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  accessibilityFaults,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { looks } from '#tests/support/looks'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { fillDetails, openAtDetails, submit, trackedEvents } from '#tests/support/register_pages'

const ALL = 'Allow all'
const NEEDED = 'Only what is needed'

const question = (page: Page) => page.getByRole('region', { name: 'May we measure visits?' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const askAgain = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Measuring settings' }).click()

/** Logs in by the form. */
async function logIn(page: Page) {
  const member = await givenMember({ locale: 'en', ...DAYS_TOLD })
  await page.goto('/belepes')
  await page.locator('input[name=email]').fill(member.email)
  await page.locator('input[name=password]').fill(TEST_PASSWORD)
  await submit(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('.toast.ok').waitFor()
}

/** Follows an entry of the menu. */
async function followMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/kapcsolat')
}

test.group('Consent to measuring', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-06] [L-10] [Z-15] with all, a login and the menu are told to the data layer', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { measuring: 'asked' })
    await answer(page, ALL)
    await question(page).waitFor({ state: 'detached' })
    await followMenu(page)
    assert.deepInclude(await page.evaluate('window.dataLayer'), {
      event: 'menu_contact',
      action: 'Click',
      value: '/kapcsolat',
    })
    await logIn(page)
    assert.deepEqual(await trackedEvents(page), ['login'])
    assert.equal(await question(page).count(), 0, 'the answer is remembered')
  })

  test('[A-49] [Z-15] with all, the end of a registration is told', async ({ assert, browser }) => {
    const { page } = await openAtDetails(browser, { measuring: 'asked' })
    await answer(page, ALL)
    await question(page).waitFor({ state: 'detached' })
    await fillDetails(page)
    await submit(page)
    await page.locator('.banner.ok', { hasText: 'Your registration is complete.' }).waitFor()
    assert.deepEqual(await trackedEvents(page), ['register step final'])
  })

  test('[A-06] [L-10] [Z-15] with only what is needed, and without an answer, nothing ever is', async ({
    assert,
    browser,
  }) => {
    for (const isAnswered of [true, false]) {
      const page = await openPage(browser, { measuring: 'asked' })
      if (isAnswered) await answer(page, NEEDED)
      await followMenu(page)
      assert.equal(await page.evaluate('typeof window.dataLayer'), 'undefined')
      await logIn(page)
      assert.equal(await page.evaluate('typeof window.dataLayer'), 'undefined')
      assert.equal(await question(page).count(), isAnswered ? 0 : 1)
      await page.context().close()
    }
  })

  test('[Z-15] an answer given before scripts have taken the page over counts', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { measuring: 'asked' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/app-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/belepes', { waitUntil: 'commit' })
    await answer(page, NEEDED)
    await question(page).waitFor({ state: 'hidden' })
    assert.equal(await page.locator('.measuring').count(), 1, 'no script has removed it')
    assert.match(await page.evaluate('document.cookie'), /measuring=denied/)
    release()
    await page.locator('.measuring').waitFor({ state: 'detached' })
    assert.deepEqual(problemsOf(page), [])
  })

  test('[Z-15] a change of mind holds, over a logout too', async ({ assert, browser }) => {
    const member = await givenMember({ locale: 'en', ...DAYS_TOLD })
    const page = await openPage(browser, { path: '/profil', member, measuring: 'asked' })
    await answer(page, ALL)
    await askAgain(page)
    await page.getByText('At present: all is allowed.').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'measuring')
    await answer(page, NEEDED)
    await page.waitForFunction(() => document.activeElement?.closest('footer') !== null)
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await followMenu(page)
    assert.equal(await page.evaluate('typeof window.dataLayer'), 'undefined')
    await page.reload()
    await page.locator('h1').waitFor()
    await askAgain(page)
    await page.getByText('At present: only what is needed.').waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
  })

  for (const { locale, width } of looks([320, 390, 1280])) {
    test(`the question blocks nothing at ${width} px in ${locale}`, async ({ assert, browser }) => {
      const member = await givenMember({ locale, ...DAYS_TOLD })
      for (const [name, opened] of [
        ['guest', {}],
        ['member', { member }],
      ] as const) {
        const page = await openPage(browser, { width, locale, measuring: 'asked', ...opened })
        const region = page.locator('.measuring')
        await region.waitFor()
        const [needed, all] = await Promise.all(
          [0, 1].map((at) => region.getByRole('button').nth(at).boundingBox())
        )
        assert.deepEqual(
          [needed!.width, needed!.height, needed!.y],
          [all!.width, all!.height, all!.y]
        )
        assert.isAtLeast(needed!.height, 48)
        await screenshot(page, `measuring-${name}-${locale}-${width}`, false)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        // What floats over the page stays above the question.
        const dock = page.locator('.scan-dock')
        if (await dock.isVisible()) {
          const [low, high] = [(await dock.boundingBox())!, (await region.boundingBox())!]
          assert.isAtMost(low.y + low.height, high.y)
        }
        const placeOf = () => page.locator('h1').boundingBox()
        const before = await placeOf()
        await region.getByRole('button').first().click()
        await region.waitFor({ state: 'detached' })
        assert.deepEqual(await placeOf(), before, 'the page moves nowhere')
        assert.deepEqual(problemsOf(page), [])
        await page.context().close()
      }
    })
  }

  test('the keyboard gets there right after the skip link', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/kapcsolat', measuring: 'asked' })
    await question(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    assert.isTrue(await page.evaluate(() => Boolean(document.activeElement?.closest('.measuring'))))
    for (let times = 0; times < 2; times++) {
      const name = await page.evaluate('document.activeElement.textContent')
      if (name === NEEDED) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
    assert.match(await page.evaluate('document.cookie'), /measuring=denied/)
  })
})
