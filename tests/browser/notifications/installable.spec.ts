import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { accessibilityFaults, openPage, PHONE, screenshot } from '#tests/support/browser'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { usePushKeys } from '#tests/support/push'

/** What an iPhone says it is; its browser takes messages only for shops on the Home Screen. */
const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}

async function withoutPush(page: Page) {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'))
}

/** As a page that was opened from the Home Screen. */
async function asApp(page: Page) {
  await withoutPush(page)
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query)
  })
}

test.group('Messages to an iPhone', () => {
  for (const [locale, steps] of [
    ['hu', /megosztás.*Főképernyőhöz adás.*Nyissa meg onnan/s],
    ['en', /share button.*Add to Home Screen.*Open the shop from there/s],
  ] as const) {
    test(`[N-14] where the shop is no app the way to the Home Screen is told, and no question put, ${locale}`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      usePushKeys(cleanup)
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const opened = { path: '/gyik?drawer=notifications', member, locale, width: PHONE }
      const page = await openPage(browser, { ...opened, context: IPHONE, prepare: withoutPush })
      const drawer = page.getByRole('dialog')
      assert.match(await drawer.locator('.note-push ol').innerText(), steps)
      const later = drawer.locator('.note-push button')
      assert.deepEqual(await later.allInnerTexts(), [locale === 'hu' ? 'Most nem' : 'Not now'])
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `push-install-${locale}-${PHONE}`)
      await later.click()
      await drawer.locator('.note-push').waitFor({ state: 'detached' })
      await page.context().close()

      const app = await openPage(browser, { ...opened, context: IPHONE, prepare: asApp })
      await app.getByRole('dialog').locator('.empty').waitFor()
      assert.equal(await app.locator('.note-push').count(), 0, 'it is an app already')
      await app.context().close()
    })
  }
})

test.group('The shop as an app', () => {
  test('its manifest reads without a fault, and every icon is as large as is said', async ({
    assert,
    browser,
    client,
  }) => {
    const page = await openPage(browser, { context: { serviceWorkers: 'allow' } })
    const devtools = await page.context().newCDPSession(page)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    assert.equal(new URL(url).pathname, '/manifest.webmanifest')
    assert.deepEqual(errors, [])
    const { id, start_url: start, display, icons } = JSON.parse(data!)
    assert.deepEqual([id, start, display], ['/', '/', 'standalone'])
    assert.isTrue(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'))
    for (const { src, sizes, type } of icons) {
      const icon = await client.get(src)
      icon.assertStatus(200)
      assert.equal(icon.header('content-type')?.split(';')[0], type)
      if (type !== 'image/png') continue
      const { width, height } = await sharp(icon.body()).metadata()
      assert.equal(`${width}x${height}`, sizes, src)
    }
  })
})
