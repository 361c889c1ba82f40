import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { givenOtherShop, type OtherShop } from '#tests/support/demo'
import { startServer, type RunningServer } from '#tests/support/processes'

type Login = { role: string; email: string; password: string }

const PREPARATION_MS = 180_000
/** What a newcomer needs at most from the login to the first order. */
const FIRST_MINUTE_MS = 60_000

test.group('The first minute in the demo', (group) => {
  let shop: OtherShop
  let server: RunningServer
  let logins: Login[]
  let login: Login

  group.setup(async () => {
    shop = await givenOtherShop()
    const { stdout } = await shop.cli('demo', 'fill', '--json')
    logins = JSON.parse(stdout).logins
    login = logins.find(({ role }) => role === 'member')!
    server = await startServer({ ...shop.environment, DEMO: 'true' })
    return async () => {
      await server.stop()
      await shop.remove()
    }
  })
  group.each.timeout(PREPARATION_MS)

  test('a newcomer logs in, sees the gifts, scans a sticker of the sheet and orders', async ({
    assert,
    browser,
  }) => {
    const began = performance.now()
    const page = await visit(browser, server.url)
    await logIn(page, login)
    await page.goto('/ajandekok')
    assert.deepEqual(await picturesMissing(page), [])
    const before = await balanceOf(shop, login)
    await page.goto('/dev/stickers')
    await page.locator('a.sticker').first().click()
    const result = page.getByRole('dialog')
    await result.getByText('+70').waitFor()
    assert.equal(await balanceOf(shop, login), before + 70)
    await page.goto('/bevaltas')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Köszönjük a rendelést' }).waitFor()
    assert.isBelow(await balanceOf(shop, login), before)
    assert.isBelow(performance.now() - began, FIRST_MINUTE_MS)
  })

  test('the staff of the demo come in with the code that the entrance shows', async ({
    browser,
  }) => {
    for (const { email, password } of logins.filter(({ role }) => role !== 'member')) {
      const page = await visit(browser, server.url)
      await page.goto('/admin')
      await page.fill('input[name=username]', email)
      await page.fill('input[name=password]', password)
      await page.keyboard.press('Enter')
      const code = await page.locator('[data-demo-code]').innerText()
      await page.fill('input[name=code]', code)
      await page.keyboard.press('Enter')
      await page.getByRole('menu').first().waitFor()
      await page.context().close()
    }
  })
})

async function visit(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/belepes')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname !== '/belepes')
}

/** Addresses of pictures on the page that did not come; waits until the visible ones have. */
async function picturesMissing(page: Page): Promise<string[]> {
  await page.locator('main img').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return page.locator('main img').evaluateAll((images) => {
    const isMissing = (image: any) => image.complete && image.naturalWidth === 0
    return images.filter(isMissing).map((image: any) => image.currentSrc)
  })
}

async function balanceOf(shop: OtherShop, { email }: Login): Promise<number> {
  const sql = `SELECT b.points FROM balances b JOIN members m ON m.id = b.member_id
    WHERE m.email = ?`
  const [{ points }] = await shop.rows<{ points: number }>(sql, [email])
  return points
}
