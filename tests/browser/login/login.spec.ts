import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DeliveryReadiness } from '#auth'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
  settled,
} from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { postsOf, submit, toastText, trackedEvents } from '#tests/support/register_pages'
import { looks } from '#tests/support/looks'

test.group('Login pages', (group) => {
  group.each.setup(() => forgetLimits())

  const PAGES = [
    ['login', '/belepes'],
    ['forgotten', '/elfelejtett-jelszo'],
    ['reset', '/reset-password/T?email=a@b.hu'],
  ]
  for (const [name, path] of PAGES) {
    for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
      test(`${name} looks fine at ${width} px in ${locale}`, async ({ assert, browser }) => {
        const page = await openPage(browser, { path, width, locale })
        await submit(page)
        await page.locator('[aria-invalid=true]').first().waitFor()
        await screenshot(page, `${name}-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
        assert.deepEqual(problemsOf(page), [])
      })
    }
  }

  test('[A-04] the password can be shown, and the reminder is one link away', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    const password = page.locator('input[name=password]')
    assert.equal(await password.getAttribute('type'), 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    assert.equal(await password.getAttribute('type'), 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    assert.equal(await password.getAttribute('type'), 'password')
    assert.isTrue(await page.getByRole('switch', { name: 'Keep me logged in' }).isVisible())
    await page.getByRole('link', { name: 'I forgot my password' }).click()
    await page.waitForURL('**/elfelejtett-jelszo')
  })

  test('[A-05] [A-06] a login sends `on`, tells the data layer and shows a toast', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: '/belepes', measuring: 'granted' })
    const sent = postsOf(page)
    await page.locator('input[name=email]').fill(member.email)
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    await page.getByRole('switch').check()
    await submit(page)
    assert.equal(await toastText(page, 'ok'), 'You are logged in.')
    assert.equal(new URL(page.url()).pathname, '/')
    assert.include(await trackedEvents(page), 'login')
    assert.deepEqual(sent[0].body, {
      email: member.email,
      password: TEST_PASSWORD,
      remember: 'on',
    })
  })

  test('[A-07] [V-15] an empty form says so and sends nothing', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes' })
    const sent = postsOf(page)
    await submit(page)
    const text = 'Please enter your e-mail address and password to login'
    await page.getByText(text).first().waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    const field = (name: string) => page.locator(`input[name=${name}]`)
    const refused = page.locator('form [aria-invalid=true]')
    const wrong = () => refused.evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    assert.deepEqual(await wrong(), ['email', 'password'])
    // Each alone is not enough either.
    for (const [typed, missing] of [
      ['email', 'password'],
      ['password', 'email'],
    ]) {
      await page.reload()
      await settled(page)
      await field(typed).fill('kovacs@pelda.hu')
      await submit(page)
      await page.locator('form .err', { hasText: text }).waitFor()
      assert.deepEqual(await wrong(), [missing])
    }
    assert.deepEqual(sent, [])
  })

  test('[A-08] the sixth try of a minute is told', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.locator('input[name=email]').fill('senki-nincs-itt@pelda.hu')
    for (let count = 1; count <= 6; count++) {
      await page.locator('input[name=password]').fill(`nem-ez-az-${count}`)
      const answer = page.waitForResponse((one) => one.request().method() === 'POST')
      await submit(page)
      assert.equal((await answer).status(), count === 6 ? 429 : 302)
      await page.locator('button[type=submit]:not([aria-busy])').waitFor()
    }
    assert.match(await toastText(page, 'bad'), /Too many tries/)
    assert.equal(await page.locator('input[name=email]').inputValue(), 'senki-nincs-itt@pelda.hu')
  })

  test('[A-09] without a network the connection is named', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.locator('input[name=email]').fill('a@b.hu')
    await page.locator('input[name=password]').fill('x')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await submit(page)
    assert.equal(await toastText(page, 'bad'), 'Connection failed')
  })

  test('[A-10] typing the password takes the error off the e-mail address', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/belepes' })
    await page.locator('input[name=email]').fill('senki-nincs-itt@pelda.hu')
    await page.locator('input[name=password]').fill('nem-ez-az')
    await submit(page)
    await page.locator('input[name=email][aria-invalid=true]').waitFor()
    await page.locator('input[name=password]').press('x')
    assert.equal(await page.locator('[aria-invalid=true]').count(), 0)
  })

  test('[A-11] logout forgets what the browser kept', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/profil', member, measuring: 'granted' })
    const sent = postsOf(page)
    await page.evaluate("sessionStorage.setItem('a', '1'); localStorage.setItem('b', '2')")
    await page.locator('main').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.waitForFunction(() => localStorage.length === 0 && sessionStorage.length === 0)
    assert.deepEqual(sent, [{ ...sent[0], path: '/logout', body: sent[0].body }])
    assert.isEmpty(sent[0].body ?? {})
    await page.goto('/profil')
    assert.equal(new URL(page.url()).pathname, '/belepes')
  })

  test('[A-12] what the server has to say stands in a crimson banner', async ({
    assert,
    browser,
    cleanup,
  }) => {
    app.container.swap(DeliveryReadiness, () => ({
      canSendSms: () => true,
      canSendMail: () => false,
    }))
    cleanup(() => app.container.restore(DeliveryReadiness))
    const page = await openPage(browser, { path: '/elfelejtett-jelszo' })
    const banner = page.locator('.banner.bad')
    assert.match((await banner.textContent()) ?? '', /cannot send e-mail at the moment/)
    assert.isTrue(await page.locator('input[name=email]').isVisible())
    await page.context().close()
  })

  test('[A-13] the answer to a reset wish stands on the page', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/elfelejtett-jelszo' })
    const sent = postsOf(page)
    await page.locator('input[name=email]').fill('senki-nincs-itt@pelda.hu')
    await submit(page)
    await page.locator('.banner.ok').waitFor()
    assert.deepEqual(sent[0].body, { email: 'senki-nincs-itt@pelda.hu' })
  })

  test('[A-14] [A-15] [V-07] the reset form shows the address read-only and sends four values', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/reset-password/T?email=a@b.hu' })
    const sent = postsOf(page)
    const email = page.locator('input[name=email]')
    assert.equal(await email.inputValue(), 'a@b.hu')
    assert.isNotNull(await email.getAttribute('readonly'))
    await page.locator('input[name=password]').fill('vakolat-es-csempe')
    await page.locator('input[name=password_confirmation]').fill('valami-mas')
    await submit(page)
    await page.getByText('The passwords do not match').waitFor()
    assert.deepEqual(sent, [])
    await page.locator('input[name=password_confirmation]').fill('vakolat-es-csempe')
    await submit(page)
    await page.getByText('This link cannot be used any more').waitFor()
    assert.equal(sent[0].path, '/reset-password')
    assert.deepEqual(sent[0].body, {
      token: 'T',
      email: 'a@b.hu',
      password: 'vakolat-es-csempe',
      password_confirmation: 'vakolat-es-csempe',
    })
  })
})
