import '#tests/support/probe_routes'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { renderPagesWithReport } from '#app/inertia/server_rendering'
import Product from '#catalogue/products/models/product'
import { transaction } from '#app/transaction'
import { SERVER_ENTRY } from '#config/inertia'
import {
  accessibilityFaults,
  baseUrl,
  isTakenOver,
  openPage,
  PHONE,
  problemsOf,
  takenOver,
} from '#tests/support/browser'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { isAttack } from '#tests/support/dose'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { MEMBER_PAGES, VISITOR_PAGES } from '#tests/support/pages'
import { givenRecord, takenOff } from '#tests/support/records'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient, type Answer } from '#tests/support/shop_client'

const LOOKS = [
  { locale: 'hu', colorScheme: 'dark' },
  { locale: 'en', colorScheme: 'light' },
  ...(isAttack
    ? ([
        { locale: 'hu', colorScheme: 'light' },
        { locale: 'en', colorScheme: 'dark' },
      ] as const)
    : []),
] as const
type Look = (typeof LOOKS)[number]

/** A gift of the shop in these tests. */
const CAP = 'Munkássapka'

/** What the browser complains about while it takes over a page that the server rendered. */
async function complaintsOf(browser: Browser, path: string, look: Look, shop?: GiftShop) {
  const { locale, colorScheme } = look
  const context = { colorScheme }
  const page = await openPage(browser, {
    path,
    width: PHONE,
    locale,
    member: shop?.member,
    context,
  })
  const isRendered = await page.locator('#app[data-server-rendered]').count()
  const isTaken = await isTakenOver(page)
  const complaints = [
    ...(isRendered ? [] : ['not rendered']),
    ...(isTaken ? [] : ['not taken over']),
    ...problemsOf(page),
  ]
  await page.context().close()
  return complaints
}

interface ServerPages {
  keepParts: (isKept: boolean) => void
}

/** What React drew, an element a line: one that differs tells more than two pages. */
function bodyOf({ text }: Answer): string[] {
  const [start] = text.split('<script data-page=')
  return start.slice(text.indexOf('data-server-rendered')).split(/(?=<)/)
}

test.group('Pages the server rendered', () => {
  for (const look of LOOKS) {
    const name = `${look.locale}, ${look.colorScheme}`
    for (const [title, pathOf] of Object.entries(MEMBER_PAGES)) {
      test(`${title} is taken over without a warning (${name})`, async ({ assert, browser }) => {
        const shop = await givenGiftShop({ locale: look.locale })
        await givenCart(shop.member, [{ product: shop.cap }])
        assert.deepEqual(await complaintsOf(browser, pathOf(shop), look, shop), [])
      })
    }
    for (const [title, path] of Object.entries(VISITOR_PAGES)) {
      test(`${title} is taken over without a warning (${name})`, async ({ assert, browser }) => {
        assert.deepEqual(await complaintsOf(browser, path, look), [])
      })
    }
  }

  for (const locale of ['hu', 'en'] as const) {
    test(`[L-20] every page reads the same whether its parts were drawn before or for it alone (${locale})`, async ({
      assert,
      cleanup,
    }) => {
      await renderPagesWithReport(app)
      const vite = await app.container.make('vite')
      const pages = (await vite.loadServerModule(SERVER_ENTRY)) as unknown as ServerPages
      cleanup(() => pages.keepParts(true))
      const shop = await givenGiftShop({ locale })
      await givenCart(shop.member, [{ product: shop.cap }])
      const given = { categoryId: shop.category.id, picture: 'lampa' }
      const pictured = [await givenProduct(given), await givenProduct({ ...given, price: 9000 })]
      // Nobody has their picture; browsers of other tests would complain.
      cleanup(() =>
        transaction(async (trx) => {
          for (const { id } of pictured) {
            const product = await Product.findOrFail(id, trx)
            await product.merge({ picture: null }).save()
          }
        })
      )
      const headers = { 'accept': 'text/html', 'accept-language': locale }
      const member = await new ShopClient(baseUrl()).enter(await sessionCookie(shop.member))
      const ofMember = Object.values(MEMBER_PAGES).map((pathOf) => pathOf(shop))
      const asked: [ShopClient, string[]][] = [
        [member, ['/ajandekok', '/tudasbazis', '/nincs-ilyen', ...ofMember]],
        [new ShopClient(baseUrl()), Object.values(VISITOR_PAGES)],
      ]
      for (const [visitor, paths] of asked) {
        for (const path of paths) {
          const drawn: string[][] = []
          for (const [time, isKept] of [false, true, true].entries()) {
            pages.keepParts(isKept)
            // Guests share an answer for a second, each address its own.
            const address = `${path}${path.includes('?') ? '&' : '?'}time=${time}`
            drawn.push(bodyOf(await visitor.send(address, { headers })))
          }
          assert.isAbove(drawn[0].length, 50, path)
          assert.deepEqual(drawn[1], drawn[0], path)
          assert.deepEqual(drawn[2], drawn[0], path)
        }
      }
    })
  }

  test('[L-20] headings, texts and ways on stand in the first answer, before any script ran', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const shop = await givenGiftShop({ locale: 'hu' })
    const gifts = `/ajandekok/${shop.category.slug}`
    const body = { title_hu: 'Az első vakolat' }
    const { id } = await givenRecord({ kind: 'article', slug: 'elso-vakolat', body })
    cleanup(() => takenOff(id))
    const pages: [path: string, heading: string, wayOn: string | null, member?: boolean][] = [
      ['/', 'Minden vödör', '/regisztracio'],
      ['/belepes', 'Belépés', '/elfelejtett-jelszo'],
      ['/regisztracio', 'Regisztráció', '/belepes'],
      ['/szulinap', 'Mi ünneplünk', '/pontgyujtes'],
      ['/gyik', 'kérdés', '/kapcsolat'],
      // Nothing but text: its ways on are those around it.
      ['/altalanos-reszveteli-feltetelek', 'feltételek', null],
      ['/', shop.member.firstName!, '/pontgyujtes', true],
      ['/profil', shop.member.lastName!, '/rendelesek', true],
      [gifts, 'Szerszámok az építkezésre', `/ajandekok/details/${shop.cap.slug}`, true],
      ['/tudasbazis/elso-vakolat', 'Az első vakolat', '/tudasbazis', true],
    ]
    for (const [path, heading, wayOn, member] of pages) {
      const page = await openPage(browser, {
        path,
        locale: 'hu',
        member: member ? shop.member : undefined,
        context: { javaScriptEnabled: false },
      })
      assert.match((await page.locator('main h1').textContent())!, new RegExp(heading, 'i'), path)
      assert.isAbove((await page.locator('main').innerText()).length, 60, path)
      const ways = wayOn === null ? 'footer a[href^="/"]' : `main a[href^="${wayOn}"]`
      assert.isAbove(await page.locator(ways).count(), 0, `${path} ${wayOn}`)
      if (member) assert.isAbove(await page.locator('a[href^="/qr-code"]').count(), 0, path)
      assert.match(await page.locator('.no-scripts').innerText(), /szkriptekre van szükség/)
      await page.context().close()
    }
  })

  test('[L-20] a gift opened by its address lies over the list in the first answer, and its close button is a link', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop({ locale: 'hu' })
    const opened = { path: `/ajandekok/details/${cap.slug}`, locale: 'hu', member } as const
    const page = await openPage(browser, { ...opened, context: { javaScriptEnabled: false } })
    const dialog = page.getByRole('dialog', { name: CAP })
    await dialog.waitFor()
    assert.match(await dialog.innerText(), /140/)
    assert.include(await page.title(), CAP)
    assert.isAbove(await page.locator('main h1').count(), 0)
    await dialog.getByRole('link', { name: 'Bezárás' }).click()
    await page.waitForURL('**/ajandekok')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.context().close()

    const taken = await openPage(browser, opened)
    await taken.locator('[role=dialog]', { hasText: CAP }).waitFor()
    assert.equal(await taken.locator('[role=dialog]').count(), 1)
    await taken.getByRole('button', { name: 'Bezárás' }).click()
    await taken.locator('[role=dialog]').waitFor({ state: 'detached' })
    assert.deepEqual(problemsOf(taken), [])
  })

  test('a link works while scripts are on their way, and what is seen is accessible', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu' })
    await page.route('**/*.js', (route) => route.abort())
    for (const path of Object.values(VISITOR_PAGES)) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main h1').waitFor()
      assert.deepEqual(await accessibilityFaults(page), [], path)
    }
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('main a[href="/regisztracio"]').first().click()
    await page.waitForURL('**/regisztracio')
  })

  test('what was typed before scripts ran is not lost', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/gyik' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/belepes', { waitUntil: 'commit' })
    await page.locator('input[name=email]').fill('kovacs@example.hu')
    await page.locator('input[name=remember]').setChecked(true, { force: true })
    release()
    await takenOver(page)
    assert.equal(await page.locator('input[name=email]').inputValue(), 'kovacs@example.hu')
    assert.isTrue(await page.locator('input[name=remember]').isChecked())
    await page.locator('main form button[type=submit]').click()
    await page.locator('input[name=password][aria-invalid=true]').waitFor()
    assert.equal(await page.locator('input[name=email][aria-invalid=true]').count(), 0)
  })

  test('a page that cannot be rendered is sent as data and reported', async ({
    assert,
    browser,
    cleanup,
  }) => {
    await renderPagesWithReport(app)
    const { error } = logger
    const told: unknown[] = []
    logger.error = ((...given: unknown[]) => told.push(given)) as never
    cleanup(() => void (logger.error = error))
    const response = await fetch(`${baseUrl()}/proba/undrawable`, {
      headers: { accept: 'text/html' },
    })
    const html = await response.text()
    assert.equal(response.status, 200)
    assert.notInclude(html, 'data-server-rendered')
    assert.include(JSON.stringify(told), 'content/faq')
    const page = await openPage(browser, { path: '/proba/undrawable' })
    await page.locator('main [role=alert] h1').waitFor()
    await page.context().close()
  })

  test('what the server renders with is served to nobody', async ({ assert }) => {
    for (const path of [
      '/server_pages/server/server.js',
      '/assets/server/server.js',
      '/assets/../server_pages/server/server.js',
    ]) {
      assert.notEqual((await fetch(baseUrl() + path)).status, 200, path)
    }
  })
})
