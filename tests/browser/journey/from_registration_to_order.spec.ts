import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { DESKTOP, launchBrowser, PHONE, settled } from '#tests/support/browser'
import { runCli } from '#tests/support/command_line'
import { SHIPPING } from '#tests/support/checkout'
import { arrivedAt, codesOf, codeTo, INTO_FILES, messageTo } from '#tests/support/journeys'
import { timeCodeNow } from '#tests/support/members'
import type { RunningServer } from '#tests/support/processes'
import { fillAccount, fillDetails, submit } from '#tests/support/register_pages'
import { accountBody } from '#tests/support/registrations'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { writeStickerVideo } from '#tests/support/sticker_picture'

const JOURNEY_MS_MAX = 240_000
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** The three steps of the registration; the code comes by SMS. */
async function register(page: Page, shop: SeededShop) {
  const account = accountBody()
  await page.goto('/regisztracio')
  await settled(page)
  await fillAccount(page, account)
  await submit(page)
  await arrivedAt(page, '/step/2')
  await field(page, 'code').fill(await codeTo(shop, String(account.phone)))
  await submit(page)
  await arrivedAt(page, '/step/3')
  await fillDetails(page)
  await submit(page)
  await page.waitForURL((url) => !url.pathname.startsWith('/regisztracio'))
  await settled(page)
  return { email: String(account.email) }
}

/** Three stickers: one before the camera, one as a link, one typed. */
async function collect(page: Page, codes: string[]) {
  const result = page.getByRole('dialog').getByText('+120')
  await page.goto('/qr-code')
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await result.waitFor({ timeout: 60_000 })
  await page.goto(`/qr-code?code=${codes[1]}`)
  await result.waitFor()
  await page.goto('/qr-code')
  await page.getByLabel('Type the code').fill(codes[2])
  await page.getByRole('button', { name: 'Collect the points' }).click()
  await result.waitFor()
}

/** Work trousers in size M, two of them, from the list over the drawer to the confirmation. */
async function order(page: Page, shop: SeededShop): Promise<number> {
  await page.goto(`/ajandekok/${shop.category.slug}`)
  await page.getByRole('link', { name: 'Work trousers' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'M', exact: true }).check()
  await dialog.getByRole('button', { name: 'Put in cart' }).click()
  await page.waitForURL('**drawer=cart**')
  await page.getByRole('button', { name: 'One more: Work trousers' }).click()
  await page.locator('.drawer .sums').getByText('40').first().waitFor()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL('**/bevaltas')
  await page.getByLabel('Postcode').fill(SHIPPING.zip)
  await page.getByLabel('City').fill(SHIPPING.city)
  await page.getByLabel('Street').fill(SHIPPING.address)
  await page.getByLabel('House no.').fill(SHIPPING.house_number)
  await page.getByText('Order for 40 points').waitFor()
  await submit(page)
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const text = await page.locator('main').innerText()
  return Number(/Your order number is (\d+)/.exec(text)![1])
}

async function historyOf(page: Page): Promise<string> {
  await page.goto('/profil')
  await settled(page)
  await page.getByRole('button', { name: 'Points history' }).click()
  return page.locator('table').innerText()
}

/** Staff find the order in the back-office and start processing it. */
async function process(browser: Browser, shop: SeededShop, url: string, orderId: number) {
  const viewport = { width: DESKTOP, height: 900 }
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/admin')
  await page.locator('input[type=email], input[name=username]').fill(shop.admin.email)
  await field(page, 'password').fill(shop.admin.password)
  await page.locator('button[type=submit]').click()
  await field(page, 'code').fill(timeCodeNow(shop.admin.secret))
  await page.locator('button[type=submit]').click()
  await page.waitForURL((to) => !to.href.includes('login'))
  await page.goto(`/admin/orders/${orderId}/show`)
  await page.getByText('Work trousers').or(page.getByText('Munkássapka')).first().waitFor()
  await page.getByRole('button', { name: 'Start processing' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The order has its new status').waitFor()
  await context.close()
}

test.group('Journey on the production build', (group) => {
  let shop: SeededShop
  let server: RunningServer
  let folder: string
  let browser: Browser
  let codes: string[]

  group.setup(async () => {
    shop = await givenSeededShop({ members: 1 })
    server = await shop.serve(INTO_FILES)
    codes = await codesOf(shop, [1, 2, 3])
    folder = await mkdtemp(join(tmpdir(), 'journey-'))
    const video = join(folder, 'sticker.y4m')
    await writeStickerVideo(video, `${server.url}/qr-code?code=${codes[0]}`)
    browser = await launchBrowser([
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ])
    return async () => {
      await browser.close()
      await shop.remove()
      await rm(folder, { recursive: true })
    }
  })

  test('a tradesperson registers, scans, chooses a gift and orders it; staff send it on its way', async ({
    assert,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: PHONE, height: 844 },
      locale: 'en-GB',
      permissions: ['camera'],
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'locale', value: 'en', url: server.url }])
    const page = await context.newPage()
    const refused: string[] = []
    page.on('pageerror', (error) => refused.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))

    const { email } = await register(page, shop)
    await collect(page, codes)
    const orderId = await order(page, shop)
    const history = await historyOf(page)
    assert.lengthOf(history.match(/\+120/g)!, 3)
    assert.match(history, /[-−–]\s?40/)
    const mail = await messageTo(shop, 'mail', email)
    assert.include(JSON.stringify(mail), String(orderId))
    await process(browser, shop, server.url, orderId)

    const [placed] = await shop.database.run(
      `SELECT status, total FROM orders WHERE id = ${orderId}`
    )
    assert.deepEqual([placed.status, Number(placed.total)], ['processing', 40])
    assert.deepEqual(refused, [])
    const verdict = await runCli(['points', 'verify'], shop.database.environment)
    assert.equal(verdict.code, 0, verdict.stdout)
  }).timeout(JOURNEY_MS_MAX)
})
