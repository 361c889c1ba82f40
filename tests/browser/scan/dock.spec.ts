import { test } from '@japa/runner'
import { openPage } from '#tests/support/browser'
import { canvasCamera } from '#tests/support/canvas_camera'
import { givenMember } from '#tests/support/members'

test.group('Scan dock', () => {
  test('[Q-24] one tap on the dock opens the camera', async ({ assert, browser }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/', member })
    await page.addInitScript(canvasCamera('A', { width: 640, height: 480 }))
    await page.reload()
    await page.locator('.scan-dock').click()
    await page.locator('.scanner video').waitFor()
    assert.equal(new URL(page.url()).pathname, '/qr-code')
    assert.isTrue(
      await page.locator('.scanner video').evaluate((video: HTMLVideoElement) => !video.ended)
    )
  })
})
