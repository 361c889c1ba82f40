import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { isAttack } from '#tests/support/dose'
import { givenGiftShop } from '#tests/support/gift_shop'
import { MEMBER_PAGES, VISITOR_PAGES } from '#tests/support/pages'

const LOCALES = isAttack ? (['en', 'hu'] as const) : (['hu'] as const)

/** Doubles the size a browser starts from, as its setting for large text does, and lets the page settle. */
const DOUBLED = `(async () => {
  document.documentElement.style.fontSize = '200%'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
})()`

/** Words that lie outside the window to the right or left, and how far the page moves sideways. */
const OUTSIDE = `(() => {
  const wayTo = (element) => {
    const names = []
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
      names.unshift([at.localName, ...at.classList].join('.'))
    }
    return names.join(' > ')
  }
  const width = document.documentElement.clientWidth
  const found = []
  const moved = document.documentElement.scrollWidth
  if (moved > width) found.push('the page is ' + moved + ' px wide')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    // What is only read aloud has no place.
    if (parent.closest('.sr, .skip')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      if (box.right > width + 1 || box.left < -1) {
        found.push(node.data.trim().slice(0, 40) + ' ends at ' + Math.round(box.right) + ' in ' + wayTo(parent))
        break
      }
    }
  }
  for (const control of document.querySelectorAll('main a, main button, main input')) {
    const { right, width: wide } = control.getBoundingClientRect()
    if (wide > 0 && right > width + 1 && !control.closest('.sr')) {
      found.push(wayTo(control) + ' ends at ' + Math.round(right))
    }
  }
  return found
})()`

/** Words in two lines at the ordinary size, where no word needs it; addresses with marks in them may. */
const BROKEN = `(() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr, .skip')) continue
    for (const word of node.data.matchAll(/\\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
      if (tops.size > 1) found.push(word[0])
    }
  }
  return found
})()`

async function outsideAt(page: Page): Promise<string[]> {
  const broken = await page.evaluate<string[]>(BROKEN)
  await page.evaluate(DOUBLED)
  return [...broken.map((word) => `${word} is broken`), ...(await page.evaluate<string[]>(OUTSIDE))]
}

test.group('Texts at 200 %', () => {
  for (const locale of LOCALES) {
    for (const width of [320, 390]) {
      for (const [name, pathOf] of Object.entries(MEMBER_PAGES)) {
        test(`[L-22] ${name} keeps within ${width} px (${locale})`, async ({ assert, browser }) => {
          const shop = await givenGiftShop({ locale })
          await givenCart(shop.member, [{ product: shop.cap }])
          const opened = { path: pathOf(shop), width, locale, member: shop.member }
          const page = await openPage(browser, opened)
          assert.deepEqual(await outsideAt(page), [])
          await page.context().close()
        })
      }
      for (const [name, path] of Object.entries(VISITOR_PAGES)) {
        test(`[L-22] ${name} keeps within ${width} px (${locale})`, async ({ assert, browser }) => {
          const page = await openPage(browser, { path, width, locale })
          assert.deepEqual(await outsideAt(page), [])
          await page.context().close()
        })
      }
    }
  }
})
