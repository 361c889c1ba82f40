import { scanCode } from '#points/scans/actions/scan_code'
import { foreignCode } from '#tests/support/code_cases'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { stickerPng, twoStickersPng } from '#tests/support/sticker_picture'
import { awaitsDialog, both, button, dialogOf } from './acts.js'
import { scenesOf, type Scene, type Stage } from './scene.js'

/** A code that somebody else has used. */
async function usedCode(): Promise<string> {
  const code = await givenCode()
  const { id } = await givenMember()
  await scanCode({ memberId: id, address: '127.0.0.1', text: code })
  return code
}

/** Opens a link of a sticker. */
async function opensSticker({ page }: Stage, code: string) {
  await page.goto(`/qr-code?code=${code}`)
  await dialogOf(page).waitFor()
}

/** As the phone has it: its network is so slow that the server's own page does not come. */
async function openKeptScanner({ page, locale }: Stage) {
  await page.route('**/qr-code', () => {})
  await page.goto(`/qr-code/shell/${locale}`)
}

/** Types into the scanner that takes many codes. */
async function type({ page, t }: Stage, code: string) {
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: t('scan.type') }).click()
  await dialog.getByLabel(t('scan.typed_label')).fill(code)
  await dialog.getByRole('button', { name: t('scan.typed_submit') }).click()
  await dialog.locator('.frame').waitFor()
}

async function scanSeveral(stage: Stage) {
  await button(stage, 'scan.open_camera').click()
  const dialog = dialogOf(stage.page)
  await dialog.locator('.frame').waitFor()
  await dialog.getByRole('switch').check()
  await type(stage, await givenCode({ points: 30 }))
  await dialog.getByText('+30', { exact: true }).waitFor()
  await type(stage, foreignCode())
  await dialog.locator('.session-lines li').nth(1).waitFor()
  await dialog.getByRole('button', { name: '+30' }).click()
  await dialog.locator('.session-sum').waitFor()
}

/** A picture without a code of ours, or with several. */
async function choosePicture({ page }: Stage, buffer: Buffer) {
  const picture = { name: 'poster.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(picture)
  await dialogOf(page).waitFor()
}

/** Scans a sticker once more. */
async function scanOwn(stage: Stage) {
  const code = await givenCode()
  const { id } = stage.world.visitors[stage.locale].member
  await scanCode({ memberId: id, address: '127.0.0.1', text: code })
  await opensSticker(stage, code)
}

/** The shop says, as after many wrong codes, that the next try has to wait. */
async function pause(stage: Stage) {
  const error = { field: 'qrCode', rule: 'throttled', message: '', meta: { wait_for: 540 } }
  const answer = { status: 429, json: { errors: [error] } }
  await stage.page.route('**/qr-code', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback()
  )
  await typeCode(stage, foreignCode())
  await dialogOf(stage.page).locator('.ring').waitFor()
}

async function report(stage: Stage) {
  const code = await givenCode({ batch: await givenBatch({ state: 'void', points: 40 }) })
  await opensSticker(stage, code)
  await button(stage, 'dispute.report').click()
  await dialogOf(stage.page).locator('#dispute_note').waitFor()
}

/** The camera is not given. */
async function refuseCamera(stage: Stage) {
  await stage.page.evaluate(`navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('no', 'NotAllowedError'))`)
  await button(stage, 'scan.open_camera').click()
  await dialogOf(stage.page)
    .getByRole('alert')
    .or(dialogOf(stage.page).locator('.banner'))
    .first()
    .waitFor()
}

/** Types into the page. */
async function typeCode(stage: Stage, code: string) {
  await stage.page.getByLabel(stage.t('scan.typed_label')).fill(code)
  await button(stage, 'scan.typed_submit').click()
}

/** Where there is no network; the browser's own dialog tells it, because nothing more came. */
async function keepCode(stage: Stage) {
  await stage.page.context().setOffline(true)
  await typeCode(stage, await givenCode({ points: 30 }))
  await awaitsDialog(stage)
}

/** Kept scans in the list of the page. */
async function listKept(stage: Stage) {
  await keepCode(stage)
  await stage.page.keyboard.press('Escape')
  await dialogOf(stage.page).waitFor({ state: 'detached' })
  await stage.page.locator('.waiting-scans').waitFor()
}

/** Asks who leaves while scans wait. */
async function logOut(stage: Stage) {
  const { page } = stage
  await page.setViewportSize({ width: 360, height: 844 })
  await button(stage, 'layout.menu').click()
  await button(stage, 'layout.log_out').last().waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await listKept(stage)
  await button(stage, 'layout.menu').click()
  await dialogOf(page)
    .getByRole('button', { name: stage.t('layout.log_out') })
    .click()
  await page.locator('[role=dialog] .btn.danger, dialog .btn').first().waitFor()
}

const over = (
  name: string,
  component: string,
  act: NonNullable<Scene['act']>,
  as: Scene['as'] = 'member'
): Scene =>
  scenesOf(as)(name, 'points/scan', '/qr-code', { over: `components/points/${component}`, act })

/** The scanner, and what lies over it. */
export const SCAN_SCENES: Scene[] = [
  scenesOf('member')('scanner', 'points/scan', '/qr-code'),
  scenesOf('gatherer')('reported stickers', 'points/scan', '/qr-code'),
  scenesOf('member')('collection of points', 'points/collection', '/pontgyujtes'),
  scenesOf('member')('wrong code', 'points/scan', '/qr-code', {
    act: async (stage) => {
      await typeCode(stage, 'ABCD')
      await stage.page.locator('main [aria-invalid=true]').waitFor()
    },
  }),
  scenesOf('guest')('kept scanner', 'points/scan', '/gyik', { act: openKeptScanner }),
  over('sum of many codes', 'scan_session_summary', scanSeveral, 'gatherer'),
  over('accepted code', 'scan_success', async (stage) => {
    await opensSticker(stage, await givenCode({ points: 50 }))
  }),
  over('refused code', 'scan_failed', async (stage) => opensSticker(stage, await usedCode())),
  over('picture of something else', 'scan_failed', async (stage) => {
    await choosePicture(stage, await stickerPng('https://example.com/'))
  }),
  over('several codes in a picture', 'code_choice', async (stage) => {
    await choosePicture(stage, await twoStickersPng([await givenCode(), await givenCode()]))
  }),
  over('pause after wrong codes', 'scan_failed', pause, 'gatherer'),
  over('own code', 'scan_own', scanOwn),
  over('report of a sticker', 'open_dispute', report),
  over(
    'report that was sent',
    'open_dispute',
    both(report, async (stage) => {
      await button(stage, 'dispute.send').click()
      await dialogOf(stage.page).locator('[role=status]').waitFor()
    })
  ),
  over(
    'camera',
    'scanner_view',
    both(async (stage) => {
      await button(stage, 'scan.open_camera').click()
      await dialogOf(stage.page).locator('.frame').waitFor()
    })
  ),
  over('refused camera', 'scanner_view', refuseCamera),
  over('code without a network', 'scan_waiting', keepCode, 'cellar'),
  scenesOf('cellar')('codes that wait', 'points/scan', '/qr-code', { act: listKept }),
  scenesOf('cellar')('leaving while codes wait', 'points/scan', '/qr-code', {
    over: 'components/layout/log_out_question',
    act: logOut,
  }),
]
