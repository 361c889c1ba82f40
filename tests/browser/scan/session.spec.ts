import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { balanceOf } from '#points'
import { scanCode } from '#points/scans/actions/scan_code'
import { accessibilityFaults, openPage, screenshot, type OpenedPage } from '#tests/support/browser'
import { canvasCamera } from '#tests/support/canvas_camera'
import { foreignCode } from '#tests/support/code_cases'
import { targetsTooSmall } from '#tests/support/glove_targets'
import { DAYS_TOLD, givenMember, type TestMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { stickerPng } from '#tests/support/sticker_picture'
import english from '../../../lang/en.json' with { type: 'json' }
import hungarian from '../../../lang/hu.json' with { type: 'json' }

/** Side of the frame that a sticker still fits into beside long lines, in px. */
const FRAME_MIN_PX = 160

const typed = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** Notes what the phone gives its member to hear and to feel. */
const SIGNALS_NOTED = `(() => {
  window.tones = []
  window.vibrations = []
  navigator.vibrate = (pattern) => Boolean(window.vibrations.push(pattern))
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (at) {
    window.tones.push(this.frequency.value)
    return start.call(this, at)
  }
})()`

/** The scanner page with a camera that films an empty wall. */
async function openScanPage(browser: Parameters<typeof openPage>[0], opened: OpenedPage) {
  const page = await openPage(browser, opened)
  await page.context().addInitScript(canvasCamera('nothing', { width: 720, height: 1280 }))
  await page.context().addInitScript(SIGNALS_NOTED)
  await page.goto('/qr-code')
  return page
}

async function openSession(page: Page, texts: Record<string, string> = english): Promise<Locator> {
  await page.getByRole('button', { name: texts['scan.open_camera'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.frame').waitFor()
  await dialog.getByRole('switch', { name: texts['scan.several'] }).check()
  return dialog
}

async function typeIn(dialog: Locator, code: string, texts: Record<string, string> = english) {
  await dialog.getByRole('button', { name: texts['scan.type'] }).click()
  await dialog.getByLabel(texts['scan.typed_label']).fill(code)
  await dialog.getByRole('button', { name: texts['scan.typed_submit'] }).click()
  await dialog.locator('.frame').waitFor()
}

async function givenUsedCode(): Promise<string> {
  const code = await givenCode()
  const { id } = await givenMember()
  await scanCode({ memberId: id, address: '127.0.0.1', text: code })
  return code
}

async function openRefusals(
  browser: Parameters<typeof openPage>[0],
  { member, texts, ...opened }: OpenedPage & { member: TestMember; texts: typeof english }
) {
  const [used, unknown] = [await givenUsedCode(), foreignCode()]
  const page = await openScanPage(browser, { member, ...opened })
  const dialog = await openSession(page, texts)
  await typeIn(dialog, await givenCode({ points: 30 }), texts)
  await dialog.getByText('+30', { exact: true }).waitFor()
  await typeIn(dialog, used, texts)
  await dialog.getByText(texts['qr_code.error.already_used']).waitFor()
  await typeIn(dialog, unknown, texts)
  await dialog.getByText(texts['qr_code.error.invalid_code']).waitFor()
  return { page, dialog, used, unknown }
}

test.group('A session of many codes', () => {
  for (const [locale, texts] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[Q-10] [Q-11] in ${locale} a refusal names its code and why, the sum also what to do now`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const opened = await openRefusals(browser, { member, texts, locale })
      const { page, dialog, used, unknown } = opened
      assert.include(await dialog.locator('.session-lines').innerText(), typed(used))
      assert.include(await dialog.locator('.session-lines').innerText(), typed(unknown))
      await screenshot(page, `scan-session-refused-${locale}`, false)
      assert.deepEqual(await targetsTooSmall(dialog), [])
      assert.isAtLeast((await dialog.locator('.frame').boundingBox())!.width, FRAME_MIN_PX)
      const buffer = await stickerPng('https://example.com/a-poster-of-somebody-else?of=paint')
      const photo = { name: 'poster.png', mimeType: 'image/png', buffer }
      await dialog.locator('input[type=file]').setInputFiles(photo)
      await dialog.getByText('https://example.com/a-poster').waitFor()
      await dialog.getByRole('button', { name: '+30' }).click()

      const sum = page.getByRole('dialog', { name: texts['scan.session_sum'] })
      await sum.waitFor()
      const report = { name: texts['dispute.report'] }
      for (const [code, reason] of [
        [typed(used), 'already_used'],
        [typed(unknown), 'invalid_code'],
      ] as const) {
        const line = sum.getByRole('listitem').filter({ hasText: code })
        await line.getByText(texts[`qr_code.error.${reason}`]).waitFor()
        await line.getByText(texts[`qr_code.todo.${reason}`]).waitFor()
        assert.isTrue(await line.getByRole('button', report).isVisible())
      }
      const poster = sum.getByRole('listitem').filter({ hasText: 'https://example.com/a-poster' })
      await poster.getByText(texts['qr_code.todo.foreign_code']).waitFor()
      assert.equal(await poster.getByRole('button', report).count(), 0)
      assert.deepEqual(await accessibilityFaults(page), [])
      assert.deepEqual(await targetsTooSmall(sum), [])
      await screenshot(page, `scan-session-explained-${locale}`, false)
      const line = sum.getByRole('listitem').filter({ hasText: typed(used) })
      await line.getByRole('button', report).click()
      const dispute = page.getByRole('dialog', { name: texts['dispute.title'] })
      await dispute.getByText(typed(used)).waitFor()
    })
  }

  test('without a network each code gives its signal, and its line follows what becomes of it', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const [code, used] = [await givenCode({ points: 30 }), await givenUsedCode()]
    const page = await openScanPage(browser, { member })
    const scannerKept = page.waitForResponse(/decoder_worker/)
    const dialog = await openSession(page)
    await scannerKept
    await page.context().setOffline(true)
    for (const kept of [code, used]) {
      await typeIn(dialog, kept)
      await dialog.getByText(`${typed(kept)} waits to be sent`).waitFor()
    }
    assert.deepEqual(await page.evaluate('window.tones'), [520, 520])
    assert.deepEqual(await page.evaluate('window.vibrations'), [[40], [40]])
    await dialog.getByRole('button', { name: 'Finish (0)' }).waitFor()
    await screenshot(page, 'scan-session-offline-en', false)
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Finish (+30)' }).waitFor()
    await dialog.getByText(english['qr_code.error.already_used']).waitFor()
    await dialog.getByRole('button', { name: 'Finish (+30)' }).click()
    await page.getByRole('dialog').getByText('1 code accepted, 1 refused').waitFor()
    assert.equal(await balanceOf(member.id), 30)
  })

  test('one code or several: the scanner opens as it was left, also after a reload', async ({
    assert,
    browser,
  }) => {
    const page = await openScanPage(browser, { member: await givenMember(DAYS_TOLD) })
    for (const wanted of [true, false]) {
      await page.getByRole('button', { name: 'Open the camera' }).click()
      const choice = page.getByRole('dialog').getByRole('switch', { name: 'Several codes' })
      assert.equal(await choice.isChecked(), !wanted)
      await choice.setChecked(wanted)
      await page.reload()
    }
    await page.getByRole('button', { name: 'Open the camera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan a code' })
    assert.isFalse(await dialog.getByRole('switch', { name: 'Several codes' }).isChecked())
  })
})
