import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { DESKTOP, openPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'

/** Writes down every movement that takes longer than 10 ms. */
const MOVEMENTS = `(() => {
  window.movements = []
  const note = (name, element, ms) => {
    if (ms > 10) window.movements.push(name + ' of ' + element.localName + '.' + element.className + ', ' + ms + ' ms')
  }
  for (const event of ['transitionrun', 'animationstart']) {
    document.addEventListener(event, ({ target }) => {
      for (const one of target.getAnimations({ subtree: true })) note(event, target, one.effect.getComputedTiming().activeDuration)
    }, true)
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    note('animate', this, typeof options === 'number' ? options : options?.duration ?? 0)
    return animate.call(this, frames, options)
  }
})()`

/** Presses and opens whatever moves: drawers, dialogs, accordions, toasts, buttons. */
async function moveEverything(page: Page, shop: GiftShop) {
  await page.getByRole('button', { name: /^Cart/ }).click()
  await page.getByRole('dialog', { name: 'Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('.acc-trigger').nth(1).click()
  await page.locator('.nav a[href="/ajandekok/kategoriak"]').click()
  await page.locator(`main a[href="/ajandekok/${shop.category.slug}"]`).click()
  await page.getByRole('link', { name: /^Work trousers/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put in cart' }).click()
  await page.locator('#choice-error').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function givenVisitor() {
  const shop = await givenGiftShop({ locale: 'en' })
  await givenCart(shop.member, [{ product: shop.cap }])
  return shop
}

/** A picture of something, with what is drawn around it. */
async function pictureOf(page: Page, element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 }
  return (await page.screenshot({ clip })).toString('base64')
}

/** Controls without an edge of their own, and icons in the colour of their ground. */
const UNSEEN = `(() => {
  const found = []
  const name = (one) => (one.getAttribute('aria-label') || one.innerText || one.name || '').trim().slice(0, 40)
  const CONTROLS = '.btn:not(.quiet), .input, .check input, .toggle input, .seg label, .float, .qty, .pts.chip, .drawer, .dialog'
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!control.checkVisibility() || control.matches('.sr')) continue
    const { borderTopWidth, borderTopStyle } = getComputedStyle(control)
    if (borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1) found.push(control.className + ' ' + name(control) + ' has no edge')
  }
  const groundOf = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!/, 0\\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  for (const icon of document.querySelectorAll('svg.icon')) {
    if (!icon.checkVisibility()) continue
    if (getComputedStyle(icon).stroke === groundOf(icon)) found.push('an icon in ' + name(icon.closest('a, button') ?? icon.parentElement))
  }
  return [...new Set(found)]
})()`

test.group('Preferences of the reader', () => {
  test('who asks for less motion sees nothing move', async ({ assert, browser }) => {
    const shop = await givenVisitor()
    const look = (reducedMotion: 'reduce' | 'no-preference') =>
      openPage(browser, {
        path: '/gyik',
        member: shop.member,
        width: DESKTOP,
        context: { reducedMotion },
        prepare: (page) => page.context().addInitScript(MOVEMENTS),
      })
    const calm = await look('reduce')
    await moveEverything(calm, shop)
    assert.deepEqual(await calm.evaluate('window.movements'), [])
    await calm.context().close()
    // What is looked for is there where nobody asks for calm.
    const lively = await look('no-preference')
    await lively.getByRole('button', { name: /^Notifications/ }).click()
    await lively.getByRole('dialog').waitFor()
    assert.isNotEmpty(await lively.evaluate<string[]>('window.movements'))
  })

  test('in forced colours controls keep their edges and icons are seen', async ({
    assert,
    browser,
  }) => {
    const shop = await givenVisitor()
    const context = { forcedColors: 'active' as const }
    const page = await openPage(browser, { member: shop.member, context, width: DESKTOP })
    const pages = ['/', '/qr-code', `/ajandekok/${shop.category.slug}`, '/bevaltas', '/profil']
    for (const path of [...pages, '/gyik?drawer=cart', `/ajandekok/details/${shop.cap.slug}`]) {
      await page.goto(path)
      if (path.includes('drawer')) await page.getByRole('dialog').waitFor()
      assert.deepEqual(await page.evaluate(UNSEEN), [], path)
    }
  })

  test('in forced colours what is chosen and what has the focus looks different', async ({
    assert,
    browser,
  }) => {
    const shop = await givenVisitor()
    const context = { forcedColors: 'active' as const }
    const page = await openPage(browser, {
      member: shop.member,
      context,
      width: DESKTOP,
      path: `/ajandekok/details/${shop.trousers.slug}`,
    })
    for (const [path, choice] of [
      [`/ajandekok/details/${shop.trousers.slug}`, '.seg label:has(input:enabled)'],
      ['/ajandekok', '.toggle'],
      ['/bevaltas', '.order-row .check'],
    ] as const) {
      await page.goto(path)
      const frame = page.locator(choice).first()
      const input = frame.locator('input')
      await frame.scrollIntoViewIfNeeded()
      const before = await input.isChecked()
      const plain = await pictureOf(page, frame)
      await input.focus()
      await page.keyboard.press('Shift')
      const focused = await pictureOf(page, frame)
      assert.notEqual(focused, plain, `${path}: the focus`)
      await page.keyboard.press('Space')
      await page.evaluate('document.activeElement.blur()')
      assert.notEqual(await input.isChecked(), before, path)
      assert.notEqual(await pictureOf(page, frame), plain, `${path}: the choice`)
    }
  })
})
