import { test } from '@japa/runner'
import type { Locator, Page, Request } from 'playwright'
import { CODE_PATTERN } from '#app/rules/code_text'
import { balanceOf } from '#points'
import {
  accessibilityFaults,
  baseUrl,
  openPage,
  problemsOf,
  screenshot,
} from '#tests/support/browser'
import { foreignCode } from '#tests/support/code_cases'
import { targetsTooSmall } from '#tests/support/glove_targets'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenCode, givenParticipatingProduct } from '#tests/support/points'
import { emptyPng, stickerPng, twoStickersPng } from '#tests/support/sticker_picture'
import english from '../../../lang/en.json' with { type: 'json' }
import hungarian from '../../../lang/hu.json' with { type: 'json' }

/** The submissions a page makes from now on. */
function submissionsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/qr-code')) requests.push(request)
  })
  return requests
}

/** What is read out with the name of a dialog. */
const describing = (dialog: Locator) =>
  dialog.locator('xpath=.//*[@id = ancestor::*/@aria-describedby]')

const typed = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

test.group('Scan page', () => {
  test('[Q-02] camera, picture, result and scan again, all within reach of a glove', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const code = await givenCode({ points: 50 })
    const page = await openPage(browser, { path: '/qr-code', member })
    await page.getByRole('button', { name: 'Open the camera' }).waitFor()
    const chooser = page.waitForEvent('filechooser')
    await page.locator('button').filter({ hasText: 'From a photo' }).click()
    await page.getByLabel('Type the code').waitFor()
    assert.deepEqual(await targetsTooSmall(page.locator('.gloves')), [])
    const buffer = await stickerPng(code)
    await (await chooser).setFiles({ name: 'sticker.png', mimeType: 'image/png', buffer })
    const result = page.getByRole('dialog', { name: 'Code accepted' })
    await describing(result).getByText('+50').waitFor()
    assert.deepEqual(await targetsTooSmall(result), [])
    await result.getByRole('button', { name: 'Scan another' }).click()
    await page.getByRole('dialog', { name: 'Scan a code' }).waitFor()
  })

  for (const [locale, texts] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[Q-06] [Q-11] in ${locale} what is no code of ours is refused in the words of the catalogue`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const page = await openPage(browser, { path: '/pontgyujtes', member, locale })
      const submissions = submissionsOf(page)
      const refusal = page.getByRole('dialog', { name: texts['scan.failed_title'] })
      const report = refusal.getByRole('button', { name: texts['dispute.report'] })
      const reason = refusal.getByRole('alert')

      await page.goto('/qr-code?code=NOT-OURS')
      await reason.getByText(texts['qr_code.error.invalid_code'], { exact: true }).waitFor()
      await refusal.getByText(texts['qr_code.todo.foreign_code']).waitFor()
      assert.equal(await report.count(), 0)
      assert.lengthOf(submissions, 0)
      assert.deepEqual(await targetsTooSmall(refusal), [])
      await screenshot(page, `scan-foreign-${locale}`, false)

      await page.goto(`/qr-code?code=${foreignCode()}`)
      await reason.getByText(texts['qr_code.error.invalid_code'], { exact: true }).waitFor()
      await refusal.getByText(texts['qr_code.todo.invalid_code']).waitFor()
      assert.isTrue(await report.isVisible())
      assert.lengthOf(submissions, 1)
    })
  }

  test('[Q-03] [Q-09] a sticker link submits its code once and shows the points', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const product = await givenParticipatingProduct({ points: 120, titleEn: 'Facade paint' })
    const code = await givenCode({ productId: product.id })
    const page = await openPage(browser, { path: '/pontgyujtes', member })
    const submissions = submissionsOf(page)
    await page.goto(`/qr-code?code=${code}`)
    const result = page.getByRole('dialog', { name: 'Code accepted' })
    await result.getByText('+120').waitFor()
    await result.getByText('Facade paint').waitFor()
    await result.getByRole('button', { name: 'Scan another' }).waitFor()
    await page.waitForTimeout(500)
    assert.lengthOf(submissions, 1)
    assert.deepInclude(submissions[0].postDataJSON(), { qrCode: code })
    assert.equal(await balanceOf(member.id), 120)
    await screenshot(page, 'scan-success-en', false)
    assert.deepEqual(await accessibilityFaults(page), [])
  })

  test('[Q-06] a typing error is told on the phone and nothing is sent', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const code = await givenCode()
    const wrong = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
    const page = await openPage(browser, { path: '/qr-code', member })
    const submissions = submissionsOf(page)
    const field = page.getByLabel('Type the code')
    await field.fill(wrong)
    assert.equal(await field.inputValue(), typed(wrong))
    await page.getByRole('button', { name: 'Collect the points' }).click()
    await page.getByText('There is a typing error in the code').waitFor()
    assert.equal(await field.inputValue(), typed(wrong))
    assert.lengthOf(submissions, 0)
    assert.deepEqual(await accessibilityFaults(page), [])
  })

  test('[Q-06] the expression of the server decides: a right sticker that it leaves out is not sent', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const code = await givenCode()
    const page = await openPage(browser, { path: '/pontgyujtes', member })
    await page.route('**/qr-code?code=*', async (route) => {
      const response = await route.fetch()
      const document = await response.text()
      assert.include(document, CODE_PATTERN)
      return route.fulfill({ response, body: document.replaceAll(CODE_PATTERN, '^[A-Z]{4}$') })
    })
    const submissions = submissionsOf(page)
    await page.goto(`/qr-code?code=${code}`)
    const refusal = page.getByRole('dialog', { name: 'No points this time' })
    const reason = refusal.getByRole('alert')
    await reason.getByText(english['qr_code.error.invalid_code'], { exact: true }).waitFor()
    assert.lengthOf(submissions, 0)
    assert.equal(await balanceOf(member.id), 0)
  })

  test('[Q-13] at the sixth foreign code the page says for how long scanning is paused', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: '/qr-code', member })
    const submissions = submissionsOf(page)
    // The same one again is no further guess.
    const codes = new Set<string>()
    while (codes.size < 6) codes.add(foreignCode())
    const type = async (code: string) => {
      await page.getByLabel('Type the code').fill(code)
      await page.getByRole('button', { name: 'Collect the points' }).click()
    }
    const [sixth, ...guesses] = codes
    for (const code of guesses) {
      await type(code)
      const refusal = page.getByRole('dialog', { name: 'No points this time' })
      const reason = refusal.getByRole('alert')
      await reason.getByText(english['qr_code.error.invalid_code'], { exact: true }).waitFor()
      await refusal.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await type(sixth)
    const paused = page.getByRole('dialog', { name: 'Scanning is paused' })
    const said = await paused.getByRole('alert').innerText()
    const seconds = Number(/Try again in (\d+) seconds?\.$/.exec(said)?.[1])
    assert.isTrue(seconds >= 1 && seconds <= 60, said)
    assert.isTrue(await paused.getByRole('button', { name: /^Scan again \(\d+\)$/ }).isDisabled())
    assert.lengthOf(submissions, 6)
  })

  test('[Q-15] a refusal whose code has no text is an error that has occurred', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const code = await givenCode()
    const page = await openPage(browser, { path: '/pontgyujtes', member })
    await page.route('**/qr-code', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      return route.fulfill({ status: 422, json: { errors: [{ field: 'qrCode', rule: 'foo' }] } })
    })
    await page.goto(`/qr-code?code=${code}`)
    const refusal = page.getByRole('dialog', { name: 'No points this time' })
    assert.equal(await refusal.getByRole('alert').innerText(), 'An error has occurred')
  })

  test('the printed code can be typed, and the same code again changes nothing', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const code = await givenCode({ points: 50 })
    const page = await openPage(browser, { path: '/qr-code', member })
    for (const title of ['Code accepted', 'This code is yours already']) {
      await page.getByLabel('Type the code').fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Collect the points' }).click()
      await page.getByRole('dialog', { name: title }).getByText('+50').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    assert.equal(await balanceOf(member.id), 50)
  })

  test('[Q-20] a picture is decoded in the browser and submitted like a scan', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const code = await givenCode({ points: 70 })
    const page = await openPage(browser, { path: '/qr-code', member })
    const submissions = submissionsOf(page)
    const picker = page.locator('input[type=file]')
    const link = `${baseUrl()}/qr-code?code=${code}`
    await picker.setInputFiles({
      name: 'sticker.png',
      mimeType: 'image/png',
      buffer: await stickerPng(link),
    })
    await page.getByRole('dialog').getByText('+70').waitFor()
    assert.deepInclude(submissions[0].postDataJSON(), { qrCode: code })
    await page.keyboard.press('Escape')
    await picker.setInputFiles({
      name: 'wall.png',
      mimeType: 'image/png',
      buffer: await emptyPng(),
    })
    const refusal = page.getByRole('dialog', { name: 'No points this time' })
    await refusal.getByText(english['qr_code.error.no_code_in_picture']).waitFor()
    await refusal.getByText(english['qr_code.todo.no_code_in_picture']).waitFor()
    assert.equal(await refusal.getByRole('button', { name: 'Report' }).count(), 0)
    assert.lengthOf(submissions, 1)
  })

  test('[Q-20] a picture the browser cannot read says so, and of two codes the member takes one', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const codes: [string, string] = [
      await givenCode({ points: 70 }),
      await givenCode({ points: 80 }),
    ]
    const page = await openPage(browser, { path: '/qr-code', member })
    const submissions = submissionsOf(page)
    const picker = page.locator('input[type=file]')
    const heic = Buffer.from('\0\0\0\x18ftypheic')
    await picker.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
    const refusal = page.getByRole('dialog', { name: 'No points this time' })
    await refusal.getByText(english['qr_code.error.unreadable_picture']).waitFor()
    await refusal.getByText(english['qr_code.todo.unreadable_picture']).waitFor()
    await screenshot(page, 'scan-unreadable-en', false)
    await page.keyboard.press('Escape')
    const buffer = await twoStickersPng(codes)
    await picker.setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer })
    const choice = page.getByRole('dialog', { name: '2 codes in the picture' })
    await choice.getByRole('button', { name: typed(codes[0]) }).waitFor()
    await screenshot(page, 'scan-choice-en', false)
    assert.deepEqual(await targetsTooSmall(choice), [])
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.lengthOf(submissions, 0)
    await choice.getByRole('button', { name: typed(codes[1]) }).click()
    await page.getByRole('dialog', { name: 'Code accepted' }).getByText('+80').waitFor()
    assert.deepEqual(
      submissions.map((sent) => sent.postDataJSON().qrCode),
      [codes[1]]
    )
    assert.equal(await balanceOf(member.id), 80)
  })

  for (const [locale, texts] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[Q-28] in ${locale} the own code is information in every browser, and a reload sends nothing`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const product = await givenParticipatingProduct({ points: 120 })
      const code = await givenCode({ productId: product.id })
      const path = `/qr-code?code=${code}`
      const first = await openPage(browser, { path, member, locale })
      await first.getByRole('dialog', { name: texts['scan.success_title'] }).waitFor()
      await first.waitForURL(/\/qr-code$/)
      const submissions = submissionsOf(first)
      await first.reload()
      await first.getByRole('button', { name: texts['scan.open_camera'] }).waitFor()
      await first.waitForTimeout(500)
      assert.lengthOf(submissions, 0)

      const second = await openPage(browser, { path, member, locale })
      for (const page of [first, second]) {
        if (page === first) await page.goto(path)
        const told = page.getByRole('dialog', { name: texts['scan.own.title'] })
        await told.getByText(texts['scan.own.nothing_new']).waitFor()
        assert.include(await describing(told).innerText(), '+120')
        assert.equal(await told.getByRole('button', { name: texts['dispute.report'] }).count(), 0)
        assert.deepEqual(await targetsTooSmall(told), [])
        await page.waitForURL(/\/qr-code$/)
      }
      await screenshot(second, `scan-own-${locale}`, false)
      assert.deepEqual(await accessibilityFaults(second), [])
      await first.setViewportSize({ width: 1280, height: 800 })
      await screenshot(first, `scan-own-wide-${locale}`, false)
      assert.equal(await balanceOf(member.id), 120)
    })
  }

  for (const [status, why] of [
    [500, 'trouble'],
    [503, 'unavailable'],
  ] as const) {
    test(`a server that answers ${status} is not told as a lost connection`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember(DAYS_TOLD)
      const code = await givenCode({ points: 30 })
      const page = await openPage(browser, { path: '/pontgyujtes', member })
      let isBroken = true
      let refusals = 0
      const triedByItself = Promise.withResolvers<void>()
      await page.context().route('**/qr-code', (route) => {
        if (route.request().method() !== 'POST' || !isBroken) return route.continue()
        if (++refusals === 2) triedByItself.resolve()
        const errors = [{ rule: status === 500 ? 'server_error' : 'unavailable' }]
        return route.fulfill({ status, json: { errors } })
      })
      await page.goto(`/qr-code?code=${code}`)
      const kept = page.getByRole('dialog', { name: 'Code kept' })
      await kept.getByText(english[`scan.waiting.kept_${why}`]).waitFor()
      assert.notInclude(await kept.innerText(), 'no connection')
      await screenshot(page, `scan-kept-${why}`, false)
      // What waits is sent once by itself as soon as the page is quiet; only then is there time to press the button.
      await triedByItself.promise
      isBroken = false
      await kept.getByRole('button', { name: 'Back to the scanner' }).click()
      await page.getByRole('button', { name: 'Send now' }).click()
      await page.getByText('+30 points').first().waitFor()
      assert.equal(await balanceOf(member.id), 30)
    })
  }

  test('[Q-10] [Q-11] a refused code says why, and try again leads back', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const first = await givenMember()
    const code = await givenCode()
    const other = await openPage(browser, { path: `/qr-code?code=${code}`, member: first })
    await other.getByRole('dialog', { name: 'Code accepted' }).waitFor()
    await other.context().close()
    const page = await openPage(browser, { path: `/qr-code?code=${code}`, member })
    await page.getByText('This code has already been used').waitFor()
    await screenshot(page, 'scan-failed-en', false)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.isTrue(await page.getByRole('button', { name: 'Open the camera' }).isVisible())
  })
})

test.group('Point collection page', () => {
  test('[Q-23] [Q-24] products, sources and the way to the scanner', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    await givenParticipatingProduct({ titleEn: 'Primer for the page', points: 1250 })
    const page = await openPage(browser, { path: '/pontgyujtes', member, width: 1280 })
    const products = page.getByRole('table', { name: 'Products with a sticker' })
    const row = products.getByRole('row').filter({ hasText: 'Primer for the page' })
    assert.include(await row.first().innerText(), '1,250')
    const sources = page.getByRole('table', { name: 'Other ways to earn' })
    assert.match(await sources.innerText(), /\d–\d/)
    for (const [source, points] of [
      ['Survey', '10–50'],
      ['Invited colleague', '100'],
    ]) {
      const cells = sources.getByRole('row').filter({ hasText: source }).getByRole('cell')
      assert.deepEqual(await cells.allInnerTexts(), [source, points])
    }
    assert.equal(await page.locator('h1').innerText(), 'Collect points')
    const lead = english['points.collection.lead']
    assert.equal(await page.locator('.page-head .lead').innerText(), lead)
    const link = page.getByRole('link', { name: 'Open the scanner' }).first()
    assert.match((await link.getAttribute('href'))!, /\/qr-code\?startscan=1$/)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(problemsOf(page), [])
  })
})
