import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { frozenClock } from '#tests/support/clock'
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
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { postsOf, submit, toastText, trackedEvents } from '#tests/support/register_pages'
import { givenTwoFactorMember, timeCode, wrongTimeCode } from '#tests/support/two_factor'
import { looks } from '#tests/support/looks'

const PANEL = 'section[aria-labelledby=two-factor-title]'

/** Answers the dialog that asks for the password. */
async function confirmPassword(page: Page, password = TEST_PASSWORD) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
}

/** Enters e-mail address and password, up to the challenge. */
async function enterPassword(page: Page, email: string) {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(TEST_PASSWORD)
  await submit(page)
  await page.waitForURL('**/two-factor-challenge')
  await settled(page)
}

test.group('Two-step login in the browser', (group) => {
  group.each.setup(() => forgetLimits())

  for (const { locale, width } of looks([320, PHONE, DESKTOP])) {
    test(`challenge and password form look fine at ${width} px in ${locale}`, async ({
      assert,
      browser,
    }) => {
      const member = await givenTwoFactorMember({ locale })
      const context = { colorScheme: width === PHONE ? 'dark' : 'light' } as const
      const page = await openPage(browser, { path: '/belepes', width, locale, context })
      await enterPassword(page, member.email)
      await submit(page)
      await page.locator('[aria-invalid=true]').waitFor()
      const missing = locale === 'en' ? 'the six figures of the app' : 'alkalmazás hat számjegyét'
      await page.locator('.err', { hasText: missing }).waitFor()
      await screenshot(page, `challenge-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      await page.getByRole('button').and(page.locator('.btn.quiet')).click()
      await page.locator('input[name=recovery_code]').waitFor()
      await screenshot(page, `challenge-recovery-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      await page.locator('input[name=recovery_code]').fill(member.recoveryCodes[0])
      await submit(page)
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/user/confirm-password')
      await settled(page)
      await submit(page)
      await page.locator('[aria-invalid=true]').waitFor()
      await screenshot(page, `confirm-password-${locale}-${width}`)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(problemsOf(page), [])
    })

    test(`the panel looks fine at ${width} px in ${locale}, in each of its states`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ locale })
      const context = { colorScheme: width === DESKTOP ? 'light' : 'dark' } as const
      const page = await openPage(browser, { path: '/profil', width, locale, member, context })
      const panel = page.locator(PANEL)
      await page.getByRole('button', { name: /^Security|^Biztonság/ }).click()
      await panel.waitFor()
      const look = async (state: string) => {
        await screenshot(page, `two-factor-${state}-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page), state)
        assert.deepEqual(await accessibilityFaults(page), [], state)
      }
      await look('off')
      await panel.getByRole('button').click()
      await page.getByRole('dialog').waitFor()
      await look('password')
      await confirmPassword(page)
      await panel.locator('img.qr').waitFor()
      await look('begun')
      const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
      await panel.locator('input[name=code]').fill(timeCode(secret))
      await submitPanel(page)
      await panel.locator('.recovery-codes').waitFor()
      await look('codes')
      assert.deepEqual(problemsOf(page), [])
    })
  }

  test('[P-23] the panel leads from switching on over the codes to switching off', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember({ locale: 'en' })
    const page = await openPage(browser, { path: '/profil', width: DESKTOP, member })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/user/')) asked.push(`${request.method()} ${pathname}`)
    })
    const panel = page.locator(PANEL)
    await page.getByRole('button', { name: 'Security' }).click()
    await panel.getByRole('button', { name: 'Switch on' }).click()
    await confirmPassword(page, 'nem-ez-az')
    await page.getByRole('dialog').getByText('The password is wrong').waitFor()
    await confirmPassword(page)
    await panel.locator('img.qr').waitFor()
    const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
    await panel.locator('input[name=code]').fill(wrongTimeCode(secret))
    await submitPanel(page)
    await panel.getByText('This code is wrong or was used already').waitFor()
    await panel.locator('input[name=code]').fill(timeCode(secret))
    await submitPanel(page)
    const shown = panel.locator('.recovery-codes code')
    await shown.first().waitFor()
    const focused = page.locator('[role=group]:focus')
    assert.include(await focused.innerText(), 'You see these codes only now.')
    const codes = await shown.allInnerTexts()
    assert.lengthOf(codes, 8)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'recovery-codes.txt')
    const text = readFileSync(await download.path(), 'utf8')
    for (const code of codes) assert.include(text, code)
    await page.evaluate('window.print = () => { window.printed = true }')
    await panel.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    assert.isTrue(await page.evaluate('window.printed'))
    assert.isTrue(await shown.first().isVisible())
    assert.isFalse(await page.locator('h1').isVisible())
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate('window.dispatchEvent(new Event("afterprint"))')

    await panel.getByRole('button', { name: 'I have kept them' }).click()
    await panel.getByText('Recovery codes left: 8').waitFor()
    await panel.getByRole('button', { name: 'New recovery codes' }).click()
    await shown.first().waitFor()
    assert.notEqual((await shown.allInnerTexts())[0], codes[0])
    await panel.getByRole('button', { name: 'I have kept them' }).click()
    await panel.getByRole('button', { name: 'Switch off' }).click()
    await panel.getByRole('button', { name: 'Switch on' }).waitFor()
    for (const request of [
      'POST /user/two-factor-authentication',
      'POST /user/confirmed-two-factor-authentication',
      'GET /user/two-factor-qr-code',
      'GET /user/two-factor-secret-key',
      'GET /user/two-factor-recovery-codes',
      'DELETE /user/two-factor-authentication',
    ]) {
      assert.include(asked, request)
    }
    await page.context().close()
  })

  test('[A-06] [Z-15] a right password that waits for the second factor is told as no login', async ({
    assert,
    browser,
  }) => {
    const member = await givenTwoFactorMember({ locale: 'en' })
    const page = await openPage(browser, { path: '/belepes', measuring: 'granted' })
    await enterPassword(page, member.email)
    assert.notInclude(await trackedEvents(page), 'login')
    assert.equal(await page.locator('.toast').count(), 0)
    await page.locator('input[name=code]').fill(timeCode(member.secret))
    await submit(page)
    assert.equal(await toastText(page, 'ok'), 'You are logged in.')
    assert.include(await trackedEvents(page), 'login')
  })

  test('[A-18] the challenge switches to the recovery code and back', async ({
    assert,
    browser,
  }) => {
    const member = await givenTwoFactorMember({ locale: 'en' })
    const page = await openPage(browser, { path: '/belepes' })
    await enterPassword(page, member.email)
    const code = page.locator('input[name=code]')
    assert.equal(await code.getAttribute('autocomplete'), 'one-time-code')
    assert.equal(await page.locator('main input').count(), 1)
    await code.fill(wrongTimeCode(member.secret))
    await submit(page)
    await page.getByText('This code is wrong or was used already').waitFor()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.locator('input[name=recovery_code]').waitFor()
    assert.equal(await page.locator('main input').count(), 1)
    await page.getByRole('button', { name: 'Use the authenticator app' }).click()
    await code.waitFor()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const sent = postsOf(page)
    await page.locator('input[name=recovery_code]').fill(member.recoveryCodes[5])
    await submit(page)
    assert.equal(await toastText(page, 'ok'), 'You are logged in.')
    assert.deepEqual(sent[0].body, { recovery_code: member.recoveryCodes[5] })
    assert.equal(new URL(page.url()).pathname, '/')
  })
})

function submitPanel(page: Page) {
  return page.locator(`${PANEL} button[type=submit]`).click()
}
