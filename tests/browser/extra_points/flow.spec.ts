import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
  settled,
  type OpenedPage,
} from '#tests/support/browser'
import { FLOW } from '#tests/support/extra_points'
import { dose } from '#tests/support/dose'
import { bookingsOf, rowOf } from '#tests/support/member_visits'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { looks } from '#tests/support/looks'

/** Longer than the page waits with its offer, in ms. */
const OFFER_COMES_MS = 1800
/** What is closed by a key leaves the history within so many ms. */
const ENTRY_SETTLES_MS = 300
const PAGES = { intro: '', birthday: '/birthday', nameday: '/nameday', survey: '/survey' }

/** Types into the parts of a day; months are chosen by number. */
async function fillDay(page: Page, name: string, parts: Record<string, string>) {
  for (const [part, text] of Object.entries(parts)) {
    const field = page.locator(`[name=${name}_${part}]`)
    if (part === 'month') await field.selectOption(text)
    else await field.fill(text)
  }
}

/** Bodies of what the page posts to the flow. */
function postsOf(page: Page) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && !request.url().includes('/__transmit/')
    if (isForm) bodies.push(request.postDataJSON())
  })
  return bodies
}

const submit = (page: Page) => page.locator('button[type=submit]').click()

async function arrivedAt(page: Page, path: string) {
  await page.waitForURL(`**${path}`)
  await settled(page)
}

test.group('Extra points, the pages', () => {
  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    for (const colorScheme of dose.axeThemes) {
      test(`look fine at ${width} px in ${locale}, ${colorScheme}`, async ({ assert, browser }) => {
        const member = await givenMember({ locale })
        const context = { colorScheme }
        const page = await openPage(browser, { path: FLOW, width, locale, member, context })
        const check = async (name: string) => {
          await screenshot(page, `extra-${name}-${locale}-${width}-${colorScheme}`)
          assert.isFalse(await scrollsSideways(page), name)
          assert.deepEqual(await accessibilityFaults(page), [], name)
        }
        for (const [name, path] of Object.entries(PAGES)) {
          await page.goto(`${FLOW}${path}`)
          await settled(page)
          await check(name)
        }
        await page.goto(`${FLOW}/birthday`)
        await settled(page)
        await fillDay(page, 'birthday', { year: '2020', day: '19' })
        await submit(page)
        await page.locator('[aria-invalid=true]').first().waitFor()
        await check('refused')
        await fillDay(page, 'birthday', { year: '1980', month: '5' })
        await submit(page)
        await arrivedAt(page, '/nameday')
        await fillDay(page, 'name_day', { month: '3', day: '18' })
        await submit(page)
        await arrivedAt(page, '/survey')
        await submit(page)
        await arrivedAt(page, '/success')
        await check('success')
        assert.deepEqual(problemsOf(page), [])
      })
    }
  }
})

test.group('Extra points, the flow', () => {
  test('[X-02] start leads to the birthday, another time to the profile', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: FLOW, member: await givenMember() })
    await page.locator('main').getByRole('link', { name: 'Start' }).click()
    await arrivedAt(page, `${FLOW}/birthday`)
    await page.goto(FLOW)
    await settled(page)
    await page.locator('main').getByRole('link', { name: 'Another time' }).click()
    await page.waitForURL((url) => url.pathname === '/profil')
    assert.deepEqual(problemsOf(page), [])
  })

  test('[X-03] [X-05] [X-08] birthday, name day, surveys, success', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: FLOW, member })
    const posts = postsOf(page)
    await page.locator('main').getByRole('link', { name: 'Start' }).click()
    await arrivedAt(page, '/birthday')
    await fillDay(page, 'birthday', { year: '1980', month: '5', day: '9' })
    await submit(page)
    await arrivedAt(page, '/nameday')
    await fillDay(page, 'name_day', { month: '5', day: '19' })
    await submit(page)
    await arrivedAt(page, '/survey')
    await submit(page)
    await arrivedAt(page, '/success')
    assert.deepEqual(posts, [{ birthday: '1980-05-09' }, { name_day: '05-19' }, {}])
    assert.match((await page.locator('.biglid').textContent()) ?? '', /^\+50/)
  })

  test('[X-04] [V-10] [V-11] wrong parts are told with their bounds and sent nowhere', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: `${FLOW}/birthday`, member })
    const posts = postsOf(page)
    const told = async (parts: Record<string, string>, text: string | RegExp) => {
      await fillDay(page, 'birthday', parts)
      await submit(page)
      await page.locator('.err').getByText(text).waitFor()
    }
    await told({ year: '1980', month: '', day: '12' }, 'Please choose the month')
    await told({ year: '1899', month: '5', day: '12' }, /^Please enter a year from 1900 to 20\d\d$/)
    await told({ year: '1980', month: '4', day: '31' }, 'Please enter a day from 1 to 30')
    await told({ year: '2001', month: '2', day: '29' }, 'Please enter a day from 1 to 28')
    const year = String(new Date().getFullYear() - 17)
    await told({ year, month: '1', day: '1' }, /^Please enter a year from 1900/)
    assert.deepEqual(posts, [])
    assert.isNull((await rowOf('members', member.id)).birthday)
  })

  test('[X-04] half a date says what is missing and stays typed, an empty one goes on as skipping does', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: `${FLOW}/birthday`, member })
    const posts = postsOf(page)
    const missing = async (typed: Record<string, string>, texts: string[]) => {
      await fillDay(page, 'birthday', { year: '', month: '', day: '', ...typed })
      await submit(page)
      for (const text of texts) {
        await page.locator('.err').getByText(text, { exact: true }).waitFor()
      }
    }
    await missing({ year: '1980' }, ['Please choose the month', 'Please enter the day'])
    await missing({ month: '5' }, ['Please enter the year', 'Please enter the day'])
    await missing({ year: '1980', day: '12' }, ['Please choose the month'])
    assert.equal(await page.locator('[name=birthday_year]').inputValue(), '1980')
    assert.equal(await page.locator('[name=birthday_day]').inputValue(), '12')
    assert.deepEqual(posts, [])
    await page.getByRole('link', { name: 'Leave this step out' }).click()
    await arrivedAt(page, '/nameday')
    await page.goBack()
    await arrivedAt(page, '/birthday')
    await fillDay(page, 'birthday', { year: '', month: '', day: '' })
    await submit(page)
    await arrivedAt(page, '/nameday')
    await fillDay(page, 'name_day', { day: '12' })
    await submit(page)
    await page.locator('.err').getByText('Please choose the month').waitFor()
    await fillDay(page, 'name_day', { day: '' })
    await submit(page)
    await arrivedAt(page, '/survey')
    assert.deepEqual(posts, [{ birthday: '' }, { name_day: '' }])
    const { birthday, name_day } = await rowOf('members', member.id)
    assert.deepEqual({ birthday, name_day }, { birthday: null, name_day: null })
    assert.deepEqual(await bookingsOf(member.id), [])
  })
})

test.group('Extra points, ways into the flow', () => {
  test('the front page and the collection lead there', async ({ assert, browser }) => {
    const member = await givenMember(DAYS_TOLD)
    const told = await givenMember({ birthday: '1980-05-19' })
    const page = await openPage(browser, { path: '/pontgyujtes', member })
    await page.getByRole('link', { name: 'To the extra points' }).click()
    await arrivedAt(page, FLOW)
    await page.context().close()

    const home = await openPage(browser, { path: FLOW, member: told })
    await home.goto('/')
    await settled(home)
    const more = home.getByRole('region', { name: 'More points for you' })
    const ways = await more.getByRole('link').allTextContents()
    assert.deepEqual(ways, [
      'Complete your profileMissing: company, shipping address+50',
      'Tell us your name dayPoints at once+20',
      'Invite a colleagueAfter their first scan+100',
    ])
    await screenshot(home, 'home-more-points-390')
    await home.setViewportSize({ width: DESKTOP, height: 900 })
    await screenshot(home, 'home-more-points-1280')
    assert.deepEqual(await accessibilityFaults(home), [])
    await more.getByRole('link', { name: 'name day' }).click()
    await arrivedAt(home, `${FLOW}/nameday`)
    assert.deepEqual(problemsOf(home), [])
  })
})

test.group('Extra points, the offer on the front page', () => {
  const offer = (page: Page) => page.getByRole('dialog', { name: 'Points without scanning' })

  /** A front page somebody has a hand on. */
  async function openUsed(browser: Browser, opened: OpenedPage) {
    const page = await openPage(browser, opened)
    await page.mouse.move(1, 1)
    return page
  }

  test('[X-09] postponed at first sight: not shown again in the session', async ({
    assert,
    browser,
  }) => {
    const page = await openUsed(browser, { member: await givenMember() })
    await offer(page).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    const heard = page.waitForResponse('**/postpone')
    await offer(page).getByRole('button', { name: 'Another time' }).click()
    await offer(page).waitFor({ state: 'hidden' })
    assert.equal((await heard).status(), 200)
    await page.locator('nav.quick').getByRole('link', { name: 'Choose a gift' }).click()
    await page.waitForURL('**/ajandekok/kategoriak')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    assert.isTrue(await neverShown(page))
    await page.reload()
    await settled(page)
    assert.isTrue(await neverShown(page))
    assert.deepEqual(problemsOf(page), [])
  })

  test('[X-09] started, and put off in the middle', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openUsed(browser, { member })
    const heard = page.waitForResponse('**/postpone')
    await offer(page).getByRole('button', { name: 'Start' }).click()
    const asked = page.getByRole('dialog', { name: 'When is your birthday?' })
    await asked.waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await asked.getByRole('button', { name: 'Maybe later' }).click()
    await asked.waitFor({ state: 'hidden' })
    assert.deepEqual(await bookingsOf(member.id), [])
    assert.equal((await heard).status(), 200)
    // What is closed leaves the history a moment later, and would break off a reload.
    await page.waitForFunction(() => window.navigation.canGoForward)
    await page.reload()
    await settled(page)
    assert.isTrue(await neverShown(page))
  })

  test('[X-09] submitted: the points are booked and the flow goes on', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ birthday: '1980-05-19' })
    const page = await openUsed(browser, { member })
    await offer(page).getByRole('button', { name: 'Start' }).click()
    const asked = page.getByRole('dialog', { name: 'When is your name day?' })
    await asked.waitFor()
    await fillDay(page, 'name_day', { month: '2', day: '31' })
    await asked.locator('button[type=submit]').click()
    await asked.getByText('Please enter a day from 1 to 29').waitFor()
    await fillDay(page, 'name_day', { day: '29' })
    await asked.locator('button[type=submit]').click()
    await arrivedAt(page, '/survey')
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'name_day', points: 20 }])
  })

  test('[X-09] closed: not shown again in the session', async ({ assert, browser }) => {
    const page = await openUsed(browser, { member: await givenMember() })
    await offer(page).waitFor()
    const heard = page.waitForResponse('**/postpone')
    await page.keyboard.press('Escape')
    await offer(page).waitFor({ state: 'hidden' })
    await heard
    // What is closed by a key leaves the history a moment later.
    await page.waitForTimeout(ENTRY_SETTLES_MS)
    await page.reload()
    await settled(page)
    assert.isTrue(await neverShown(page))
  })

  for (const { locale, width } of looks([PHONE, DESKTOP])) {
    for (const colorScheme of dose.axeThemes) {
      test(`looks fine at ${width} px in ${locale}, ${colorScheme}`, async ({
        assert,
        browser,
      }) => {
        const member = await givenMember({ locale })
        const context = { colorScheme }
        const page = await openUsed(browser, { width, locale, member, context })
        await page.getByRole('dialog').waitFor()
        const name = `offer-${locale}-${width}-${colorScheme}`
        await screenshot(page, `extra-${name}`, false)
        assert.deepEqual(await accessibilityFaults(page), [])
        await page.getByRole('dialog').locator('.btn.earn').click()
        await page.locator('[name=birthday_year]').waitFor()
        await screenshot(page, `extra-${name}-started`, false)
        assert.deepEqual(await accessibilityFaults(page), [])
      })
    }
  }

  /** The offer comes a second after a hand on the page, or not at all. */
  async function neverShown(page: Page) {
    await page.locator('nav.quick').waitFor()
    await page.mouse.move(1, 2)
    await page.mouse.move(1, 1)
    await page.waitForTimeout(OFFER_COMES_MS)
    return (await page.getByRole('dialog').count()) === 0
  }
})
