import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { settled } from '#tests/support/browser'
import { givenCode } from '#tests/support/points'
import type { SeededShop } from '#tests/support/seeded_shop'

/** How long a message may take until it lies in the outgoing file, in ms. */
const MESSAGE_MS_MAX = 20_000

/** What a shop is started with so that mails and messages lie in files. */
export const INTO_FILES = { SMS_DRIVER: 'file', MAIL_DRIVER: 'file', OUTBOX_WORKER: 'true' }

/** Waits for the message to somebody in the file that stands for the gateway. */
export async function messageTo(shop: SeededShop, kind: 'sms' | 'mail', to: string): Promise<any> {
  const file = join(shop.database.environment.STORAGE_PATH, 'outbox', `${kind}.jsonl`)
  const deadline = Date.now() + MESSAGE_MS_MAX
  while (Date.now() < deadline) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    const message = lines.map((line) => JSON.parse(line)).find((one) => one.to === to)
    if (message) return message
    await sleep(100)
  }
  throw new Error(`No ${kind} to ${to}`)
}

/** The code of the phone that was registered. */
export async function codeTo(shop: SeededShop, phone: string): Promise<string> {
  const { text } = await messageTo(shop, 'sms', phone)
  return /#(\d{6})$/.exec(text)![1]
}

/** A visit has ended: the focus lies on the heading of the new page. */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`)
  await settled(page)
  await page.locator('h1:focus').waitFor()
}

/** Stickers of the paint of a seeded shop. */
export async function codesOf(shop: SeededShop, serials: number[]): Promise<string[]> {
  const batch = shop.batch as NonNullable<Parameters<typeof givenCode>[0]>['batch']
  return Promise.all(serials.map((serial) => givenCode({ batch, serial })))
}
