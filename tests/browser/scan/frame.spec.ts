import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { openPage, screenshot } from '#tests/support/browser'
import { canvasCamera, fillFrameWithSticker } from '#tests/support/canvas_camera'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'

/** How a phone held upright gives its picture, in px. */
const PORTRAIT = { width: 720, height: 1280 }

const VIDEO_RUNS = 'document.querySelector(".scanner video")?.videoWidth > 0'

interface Phone {
  width: number
  height: number
}

/** The open scanner of a phone whose camera films a wall, and a sticker of this code once it is put there. */
async function openScanner(browser: Browser, code: string, { width, height }: Phone) {
  const member = await givenMember(DAYS_TOLD)
  const page = await openPage(browser, { member, width, height })
  await page.context().addInitScript(canvasCamera(code, PORTRAIT))
  await page.goto('/qr-code')
  await page.getByRole('button', { name: 'Open the camera' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.frame').waitFor()
  await page.waitForFunction(VIDEO_RUNS)
  return { page, dialog }
}

for (const phone of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  const size = `${phone.width} × ${phone.height}`
  test.group(`The frame of the scanner on ${size}`, () => {
    test('[U-30] a sticker that fills the shown frame of an upright picture is read', async ({
      browser,
    }) => {
      const code = await givenCode({ points: 60 })
      const { page, dialog } = await openScanner(browser, code, phone)
      await fillFrameWithSticker(page)
      await screenshot(page, `scan-frame-${phone.width}`, false)
      await dialog.getByText('+60').waitFor()
    })

    test('[U-30] it is read as well above the lines of three earlier codes', async ({
      assert,
      browser,
    }) => {
      const code = await givenCode({ points: 60 })
      const { page, dialog } = await openScanner(browser, code, phone)
      await dialog.getByRole('switch', { name: 'Several codes in a row' }).check()
      for (let lines = 1; lines <= 3; lines++) {
        await dialog.getByRole('button', { name: 'Type it in' }).click()
        await dialog.getByLabel('Type the code').fill(await givenCode({ points: 10 }))
        await dialog.getByRole('button', { name: 'Collect the points' }).click()
        await dialog.getByRole('button', { name: `Finish (+${lines * 10})` }).waitFor()
      }
      await fillFrameWithSticker(page)
      await screenshot(page, `scan-frame-lines-${phone.width}`, false)
      await dialog.getByRole('button', { name: 'Finish (+90)' }).waitFor()
      const [frame, head, foot] = await Promise.all(
        ['.frame', 'header', 'footer'].map((part) => dialog.locator(part).boundingBox())
      )
      assert.isAtLeast(frame!.y, head!.y + head!.height)
      assert.isAtMost(frame!.y + frame!.height, foot!.y)
      assert.isAtLeast(frame!.width, 160)
    })
  })
}
