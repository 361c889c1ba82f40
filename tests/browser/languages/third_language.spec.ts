import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { defaultHome } from '#database/default_home'
import { footerLinks, menuFor } from '#content/menus/navigation'
import { outboxFile } from '#notifications/gateways/outbox_file'
import {
  DESKTOP,
  openPage,
  problemsOf,
  screenshot,
  scrollsSideways,
  settled,
  type OpenedPage,
} from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { faultsOfCatalogue } from '#tests/support/catalogue_faults'
import { SHIPPING } from '#tests/support/checkout'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { FEW, madeUpLanguage, MARK, marked } from '#tests/support/made_up_language'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import type { RunningServer } from '#tests/support/processes'
import { buildWithLanguage } from '#tests/support/shop_with_language'
import { foreignTexts, isForeign } from '#tests/support/foreign_texts'
import english from '../../../lang/en.json' with { type: 'json' }

/** Counts one, few and many, and writes numbers and days in its own way. */
const CODE = 'sk'
const NOWHERE = '/nincs-ilyen'
/** In px. */
const BAR = 1024
/** How long a message may take until it lies in the outgoing file, in ms. */
const MESSAGE_MS_MAX = 20_000

const texts = madeUpLanguage(CODE, english)
const said = (key: string) => texts[key]

test.group('A third language, of one file', (group) => {
  let server: RunningServer
  let shop: GiftShop
  /** What staff wrote stays in a language it has. */
  let written: string[]
  group.setup(async () => {
    const built = await buildWithLanguage(CODE, texts)
    server = await built.serve({ MAIL_DRIVER: 'file', OUTBOX_WORKER: 'true' })
    shop = await givenGiftShop({ locale: CODE }, 20_000)
    await givenCart(shop.member, [{ product: shop.cap, quantity: 2 }])
    const readers = [null, shop.member]
    const links = readers.map((reader) => [menuFor('en', reader), footerLinks('en', reader)])
    const titles = (await Promise.all(links.flat())).flat().map(({ title }) => title)
    written = [...titles, ...Object.values(defaultHome)]
    return async () => {
      await server.stop()
      built.remove()
    }
  })

  const open = (browser: Browser, opened: OpenedPage) =>
    openPage(browser, { origin: server.url, width: DESKTOP, locale: CODE, ...opened })

  /** Says so where a page speaks another language, or next to nothing at all. */
  async function assertSpoken(assert: any, page: Page) {
    assert.deepEqual(await foreignTexts(page, written), [], page.url())
    const words = (await page.locator('body').innerText()).split(MARK).length - 1
    assert.isAbove(words, 10, page.url())
    assert.equal(await page.locator('html').getAttribute('lang'), CODE)
    assert.isFalse(await scrollsSideways(page), page.url())
  }

  /** What is not there would speak the language as well, on one and the same page. */
  async function openSpoken(assert: any, page: Page, path: string) {
    const answer = await page.goto(path)
    assert.equal(answer!.status(), path === NOWHERE ? 404 : 200, path)
    await settled(page)
    await assertSpoken(assert, page)
  }

  test('its file is a language as the others are', ({ assert }) => {
    assert.deepEqual(faultsOfCatalogue(CODE, texts, english), [])
  })

  test('a guest chooses it in the header, is met in it again, and can register in it', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, { locale: 'en' })
    const name = `${CODE.toUpperCase()} – ${texts['language.name']}`
    await page.locator('header').getByRole('button', { name }).click()
    await page.locator(`header .langs[aria-label="${said('layout.language')}"]`).waitFor()
    await assertSpoken(assert, page)
    await page.reload()
    await assertSpoken(assert, page)
    const description = page.locator('meta[name=description]')
    assert.include(await description.getAttribute('content'), MARK)
    const alternate = page.locator(`link[rel=alternate][hreflang=${CODE}]`)
    assert.match((await alternate.getAttribute('href'))!, new RegExp(`\\?lang=${CODE}$`))
    for (const path of [
      '/belepes',
      '/belepes/sms',
      '/elfelejtett-jelszo',
      '/regisztracio',
      '/gyik',
      '/tudasbazis/kategoriak',
      '/gyik?q=zzzz',
      `/offline/${CODE}`,
      NOWHERE,
    ]) {
      await openSpoken(assert, page, path)
    }
    assert.equal(await page.locator('h1').textContent(), said('error_page.404.title'))
  })

  test('an address names it, and the server says in it what is wrong with a form', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, { path: `/belepes?lang=${CODE}`, locale: 'hu' })
    await page.locator('input[name=email]').fill('nobody@pelda.hu')
    await page.locator('input[name=password]').fill('not-the-password')
    await page.locator('form button[type=submit]').click()
    await page.getByText(said('errors.wrong_credentials.default')).first().waitFor()
    await assertSpoken(assert, page)
  })

  test('a member reads every page of the shop in it', async ({ assert, browser }) => {
    const { member, cap } = shop
    const page = await open(browser, { member, locale: 'hu' })
    for (const path of [
      '/',
      '/qr-code',
      '/ajandekok',
      `/ajandekok/${shop.category.slug}`,
      `/ajandekok/details/${cap.slug}`,
      '/bevaltas',
      '/rendelesek',
      '/profil',
      '/profil/extra-pontok',
      '/profil/szaktanacsadas',
      '/pontgyujtes',
      '/ertesitesek',
      '/ertesitesek/beallitasok',
      '/gyik?drawer=notifications',
      '/gyik?drawer=cart',
      '/user/confirm-password',
      '/szulinap',
      NOWHERE,
    ]) {
      await openSpoken(assert, page, path)
    }
    // The narrowest screen that has the header as a bar.
    await page.setViewportSize({ width: BAR, height: 844 })
    await page.goto('/ajandekok')
    await settled(page)
    await assertSpoken(assert, page)
    await screenshot(page, 'third-language-1024', false)
    assert.deepEqual(
      problemsOf(page).filter((problem) => !problem.includes('404')),
      []
    )
  })

  test('figures, days and counts are those of the language', async ({ assert, browser }) => {
    const { member } = shop
    const page = await open(browser, { path: `/ajandekok/${shop.category.slug}`, member })
    assert.include(await page.locator('main').innerText(), '15\u00a0000')
    // Two pieces are few: English has no such form.
    assert.equal(await page.locator(`[aria-label$=" 2 ${marked('items')} ${FEW}"]`).count(), 1)
    await page.goto('/bevaltas')
    await settled(page)
    for (const name of ['zip', 'city', 'address', 'house_number'] as const) {
      await page.locator(`main [name="shipping.${name}"]`).fill(SHIPPING[name])
    }
    await page.locator('button[type=submit]').click()
    await page.locator('main [role=status] h1').waitFor()
    await assertSpoken(assert, page)
    await page.goto('/rendelesek')
    await settled(page)
    await assertSpoken(assert, page)
    const day = new Intl.DateTimeFormat(CODE, { dateStyle: 'long', timeZone: 'Europe/Budapest' })
    assert.include(await page.locator('main').innerText(), day.format(new Date()))
    const { subject, text, html } = await mailTo(member.email)
    assert.include(subject, MARK)
    for (const line of [subject, ...text.split('\n')]) assert.isFalse(isForeign(line.trim()), line)
    assert.include(html, `<html lang="${CODE}">`)
  })

  test('a member’s choice of it is kept with the member', async ({ assert, browser }) => {
    const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
    const page = await open(browser, { path: '/profil', member })
    await page.locator('header').getByRole('button', { name: CODE.toUpperCase() }).click()
    await page.locator(`header .langs[aria-label="${said('layout.language')}"]`).waitFor()
    const row = await db.from('members').where('id', member.id).firstOrFail()
    assert.equal(row.locale, CODE)
  })
})

/** The e-mail to somebody, once the worker of the shop has sent it. */
async function mailTo(address: string): Promise<{ subject: string; text: string; html: string }> {
  const deadline = Date.now() + MESSAGE_MS_MAX
  while (Date.now() < deadline) {
    const file = outboxFile('mail')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    const mail = lines.map((line) => JSON.parse(line)).find(({ to }) => to === address)
    if (mail) return mail
    await sleep(100)
  }
  throw new Error(`No mail to ${address}`)
}
