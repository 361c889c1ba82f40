import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { balanceOf } from '#points'
import { scanCode } from '#points/scans/actions/scan_code'
import { accessibilityFaults, launchBrowser, openPage, screenshot } from '#tests/support/browser'
import { targetsTooSmall } from '#tests/support/glove_targets'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { stickerPng, writeStickerVideo } from '#tests/support/sticker_picture'
import english from '../../../lang/en.json' with { type: 'json' }
import hungarian from '../../../lang/hu.json' with { type: 'json' }

/** A browser whose camera films a sticker; `allowed` answers its question for it. */
async function cameraBrowser(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  const video = join(folder, 'sticker.y4m')
  await writeStickerVideo(video, text)
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  const close = async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  }
  return { browser, close }
}

const TRACKS_ENDED = `(() => {
  window.tracks = []
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await ask(wish)
    window.tracks.push(...stream.getTracks())
    return stream
  }
})()`

/** A phone with two cameras whose lens can do everything; `window.asked` holds what it was asked. */
const PHONE_LENS = `(() => {
  window.asked = []
  window.opened = 0
  const focusMode = ['continuous', 'single-shot']
  MediaStreamTrack.prototype.getCapabilities = () =>
    ({ torch: true, zoom: { min: 1, max: 3 }, focusMode })
  MediaStreamTrack.prototype.applyConstraints = async ({ advanced }) => {
    window.asked.push(advanced[0])
    if (advanced[0].torch !== false) return
    // A lamp that goes out when the next camera is open already.
    while (window.opened < 2) await new Promise((resolve) => setTimeout(resolve, 50))
    setTimeout(() => (window.lampIsOut = true), 50)
  }
  navigator.mediaDevices.enumerateDevices = async () =>
    ['front', 'rear'].map((deviceId) => ({ kind: 'videoinput', deviceId }))
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async ({ video }) => {
    window.asked.push(video.deviceId ?? video.facingMode)
    const stream = await ask({ video: true })
    setTimeout(() => window.opened++)
    return stream
  }
})()`

const noCamera = (name: string) => `navigator.mediaDevices.getUserMedia = () =>
  Promise.reject(Object.assign(new Error('no'), { name: '${name}' }))`

test.group('Camera', () => {
  test('[Q-01] [Q-02] the camera reads a sticker and the points arrive', async ({
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const code = await givenCode({ points: 90 })
    const { browser, close } = await cameraBrowser(`http://localhost:3333/qr-code?code=${code}`)
    cleanup(close)
    const before = await balanceOf(member.id)
    const context = { permissions: ['camera'] }
    const page = await openPage(browser, { path: '/qr-code', member, context })
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await page.getByRole('dialog').getByText('+90').waitFor({ timeout: 30_000 })
    assert.equal((await balanceOf(member.id)) - before, 90)
    await page.getByRole('button', { name: 'Scan another' }).waitFor()
  })

  for (const [locale, texts] of [
    ['en', english],
    ['hu', hungarian],
  ] as const) {
    test(`[Q-28] "scan another" with the same sticker in view says that nothing new was booked, each time (${locale})`, async ({
      assert,
      cleanup,
    }) => {
      const member = await givenMember({ locale })
      const code = await givenCode({ points: 90 })
      const { browser, close } = await cameraBrowser(`http://localhost:3333/qr-code?code=${code}`)
      cleanup(close)
      const context = { permissions: ['camera'] }
      const page = await openPage(browser, { path: '/qr-code', locale, member, context })
      const sent: string[] = []
      page.on('request', (request) => {
        const isScan = request.method() === 'POST' && request.url().endsWith('/qr-code')
        if (isScan) sent.push(request.postDataJSON().qrCode)
      })
      const another = page.getByRole('button', { name: texts['scan.another'] })
      await page.getByRole('button', { name: texts['scan.open_camera'] }).click()
      await page.getByRole('dialog').getByText('+90').waitFor({ timeout: 30_000 })
      for (const times of [1, 2]) {
        await another.click()
        await page.locator('.scanner video').waitFor()
        const own = page.getByRole('dialog', { name: texts['scan.own.title'] })
        await own.getByText(texts['scan.own.nothing_new']).waitFor({ timeout: 30_000 })
        assert.equal(await balanceOf(member.id), 90, `time ${times}`)
        if (times === 1) await screenshot(page, `scan-same-again-${locale}`, false)
      }
      assert.deepEqual(new Set(sent), new Set([code]), 'it was filmed, and nothing else')
      await another.waitFor()
    })
  }

  test('[Q-04] the scanner opens by itself; the camera only where it was allowed before', async ({
    assert,
    cleanup,
  }) => {
    const code = await givenCode({ points: 40 })
    const { browser, close } = await cameraBrowser(code)
    cleanup(close)
    const path = '/qr-code?startscan=1'
    const asked = await openPage(browser, { path, member: await givenMember() })
    const dialog = asked.getByRole('dialog', { name: 'Scan a code' })
    await dialog.getByRole('button', { name: 'Start the camera' }).waitFor()
    assert.equal(await dialog.locator('video').evaluate('video => video.srcObject'), null)
    await screenshot(asked, 'scan-camera-question', false)
    await asked.context().close()
    const context = { permissions: ['camera'] }
    const granted = await openPage(browser, { path, member: await givenMember(), context })
    await granted.getByRole('dialog').getByText('+40').waitFor({ timeout: 30_000 })
  })

  test('[Q-21] closing the scanner stops the camera and returns to the page', async ({
    assert,
    cleanup,
  }) => {
    const { browser, close } = await cameraBrowser('nothing of ours')
    cleanup(close)
    const context = { permissions: ['camera'] }
    const page = await openPage(browser, { member: await givenMember(DAYS_TOLD), context })
    await page.context().addInitScript(TRACKS_ENDED)
    await page.goto('/qr-code')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(await page.evaluate('window.tracks.map((track) => track.readyState)'), [
      'ended',
    ])
    assert.isTrue(await page.getByRole('button', { name: 'Open the camera' }).isVisible())
  })

  for (const [name, words] of [
    ['NotFoundError', 'There is no camera here'],
    ['NotAllowedError', 'The camera is not allowed'],
  ]) {
    test(`[Q-18] ${name} leads on to a photo and to the typed code`, async ({
      assert,
      browser,
    }) => {
      const code = await givenCode({ points: 25 })
      const page = await openPage(browser, { member: await givenMember(DAYS_TOLD) })
      await page.context().addInitScript(noCamera(name))
      await page.goto('/qr-code')
      await page.getByRole('button', { name: 'Open the camera' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(words).waitFor()
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'From a photo' }).click()
      assert.isFalse((await chooser).isMultiple())
      await dialog.getByRole('button', { name: 'Type it in' }).first().click()
      await dialog.getByLabel('Type the code').fill(code)
      await dialog.getByText('The code is complete and right').waitFor({ state: 'attached' })
      await dialog.getByRole('button', { name: 'Collect the points' }).click()
      await page.getByRole('dialog').getByText('+25').waitFor()
    })
  }

  test('[U-33] the camera stays open for code after code, and the sum closes the session', async ({
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const [first, second] = [await givenCode({ points: 90 }), await givenCode({ points: 40 })]
    const earlier = await givenCode({ points: 15 })
    await scanCode({ memberId: member.id, address: '127.0.0.1', text: earlier })
    const { browser, close } = await cameraBrowser(`http://localhost:3333/qr-code?code=${first}`)
    cleanup(close)
    const page = await openPage(browser, { path: '/pontgyujtes', member })
    // The hint gives way to the first line, which comes the moment there is a decoder.
    let hintWasSeen = () => {}
    const seen = new Promise<void>((resolve) => (hintWasSeen = resolve))
    await page.context().route(/\.wasm/, (route) => seen.then(() => route.continue()))
    await page.goto('/qr-code?startscan=1')
    const sent: string[] = []
    page.on('request', (request) => {
      const isScan = request.method() === 'POST' && request.url().endsWith('/qr-code')
      if (isScan) sent.push(request.postDataJSON().qrCode)
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Several codes in a row' }).check()
    await page.context().grantPermissions(['camera'])
    await dialog.getByRole('button', { name: 'Start the camera' }).click()
    await dialog.getByText('Keep it at least 10 cm away').waitFor()
    hintWasSeen()
    await dialog.getByRole('button', { name: 'Finish (+90)' }).waitFor({ timeout: 30_000 })
    await screenshot(page, 'scan-session-en', false)
    for (const code of [second, first, earlier]) {
      await dialog.getByRole('button', { name: 'Type it in' }).click()
      await dialog.getByLabel('Type the code').fill(code)
      await dialog.getByRole('button', { name: 'Collect the points' }).click()
    }
    await dialog.getByText('+15 points.').waitFor()
    await dialog.getByRole('button', { name: 'Type it in' }).click()
    assert.deepEqual(await targetsTooSmall(dialog), [])
    assert.deepEqual(await accessibilityFaults(page), [])
    await dialog.getByRole('button', { name: 'Finish (+130)' }).click()
    const sum = page.getByRole('dialog', { name: 'All together' })
    await sum.getByText('2 codes accepted, 1 yours already').waitFor()
    await screenshot(page, 'scan-session-sum-en', false)
    assert.deepEqual(await targetsTooSmall(sum), [])
    assert.deepEqual(await accessibilityFaults(page), [])
    await sum.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: /Your points: 145/ }).waitFor()
    assert.deepEqual(sent, [first, second, earlier])
    assert.equal(await balanceOf(member.id), 145)
  })

  test('[Q-20] without wasm a photo is read in the page; a broken one leads on to the typed code', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const code = await givenCode({ points: 35 })
    const page = await openPage(browser, { member })
    await page.context().addInitScript(noCamera('NotFoundError'))
    let refusals = 0
    await page.context().route(/\.wasm/, (route) => {
      refusals++
      return route.abort()
    })
    await page.goto('/qr-code')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Several codes in a row' }).check()
    const photo = dialog.locator('input[type=file]')
    await photo.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await dialog.getByText('This browser cannot open the picture').waitFor()
    assert.isTrue(await dialog.getByLabel('Type the code').isVisible())
    const buffer = await stickerPng(code)
    await photo.setInputFiles({ name: 'sticker.png', mimeType: 'image/png', buffer })
    await dialog.getByRole('button', { name: 'Finish (+35)' }).waitFor()
    assert.equal(await balanceOf(member.id), 35)
    assert.isAbove(refusals, 0)
  })

  test('lamp, zoom, focus and the other camera reach the device', async ({ assert, cleanup }) => {
    const browser = await launchBrowser(['--use-fake-device-for-media-stream'])
    cleanup(() => browser.close())
    const context = { permissions: ['camera'] }
    const page = await openPage(browser, { member: await givenMember(DAYS_TOLD), context })
    await page.context().addInitScript(PHONE_LENS)
    await page.goto('/qr-code')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    const dialog = page.getByRole('dialog')
    const torch = dialog.getByRole('button', { name: 'Torch' })
    await torch.click()
    await dialog.getByRole('button', { name: 'Torch', pressed: true }).waitFor()
    await dialog.getByRole('button', { name: 'Zoom' }).click()
    await dialog.getByRole('button', { name: 'Zoom' }).getByText('2').waitFor()
    await dialog.getByRole('button', { name: 'Focus on this spot' }).click({
      position: { x: 90, y: 60 },
    })
    await dialog.getByRole('button', { name: 'Other camera' }).click()
    await page.waitForFunction(() =>
      (window as any).asked.some(({ exact }: { exact?: string }) => exact)
    )
    const asked: any[] = await page.evaluate('window.asked')
    const [rear, kept, lamp, zoom, focus] = asked
    assert.deepEqual(
      [rear, kept, lamp, zoom],
      [
        'environment',
        { focusMode: 'continuous' },
        { fillLightMode: 'flash', torch: true },
        { zoom: 2 },
      ]
    )
    const [{ x, y }] = focus.pointsOfInterest
    assert.equal(focus.focusMode, 'single-shot')
    assert.isTrue(x > 0 && x < 0.5 && y > 0 && y < 0.5)
    assert.deepEqual(
      asked.find(({ exact }) => exact),
      { exact: 'front' }
    )
    await dialog.getByRole('button', { name: 'Torch', pressed: false }).waitFor()
    await page.waitForFunction(() => (window as any).lampIsOut)
    const state = 'document.querySelector("video").srcObject?.getVideoTracks()[0].readyState'
    assert.equal(await page.evaluate(state), 'live')
  })

  test('a key focuses the middle of the frame', async ({ assert, cleanup }) => {
    const browser = await launchBrowser(['--use-fake-device-for-media-stream'])
    cleanup(() => browser.close())
    const context = { permissions: ['camera'] }
    const page = await openPage(browser, { member: await givenMember(DAYS_TOLD), context })
    await page.context().addInitScript(PHONE_LENS)
    await page.goto('/qr-code')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Focus on this spot' }).press('Enter')
    const [[{ x, y }]]: any[] = await page.evaluate(
      'window.asked.flatMap(({ pointsOfInterest }) => pointsOfInterest ? [pointsOfInterest] : [])'
    )
    const frame = (await dialog.locator('.frame').boundingBox())!
    assert.closeTo(x, 0.5, 0.01)
    // The picture is as high as the screen.
    assert.closeTo(y, (frame.y + frame.height / 2) / page.viewportSize()!.height, 0.01)
  })
})
