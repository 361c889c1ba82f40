import type { Page } from 'playwright'
import { scanCode } from '#points/scans/actions/scan_code'
import { foreignCode } from '#tests/support/code_cases'
import { givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { stickerPng } from '#tests/support/sticker_picture'
import type { Scene, Stage } from './scene.js'

/** A toast is a dialog by its role alone. */
const dialogOf = (page: Page) => page.getByRole('dialog').and(page.locator(':not(.toast)'))

const button = ({ page, t }: Stage, key: string) => page.getByRole('button', { name: t(key) })

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

/** A picture without a code of ours. */
async function chooseForeignPicture({ page }: Stage) {
  const buffer = await stickerPng('https://example.com/')
  const picture = { name: 'poster.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').setInputFiles(picture)
  await dialogOf(page).waitFor()
}

const scanner = (name: string, act: Scene['act'], more: Partial<Scene> = {}): Scene => {
  return { name, page: 'points/scan', act, path: () => '/qr-code', as: 'member', ...more }
}

/** What lies over a page. */
export const OVERLAY_SCENES: Scene[] = [
  scanner('sum of many codes', scanSeveral, { as: 'gatherer' }),
  scanner('accepted code', async (stage) => opensSticker(stage, await givenCode({ points: 50 }))),
  scanner('refused code', async (stage) => opensSticker(stage, await usedCode())),
  scanner('picture of something else', chooseForeignPicture),
]
