import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { storePicture } from '#app/media/pictures'
import { DESKTOP, openPage, PHONE, screenshot } from '#tests/support/browser'
import { givenProduct } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'
import { givenMember } from '#tests/support/members'
import { givenArticleCategory, givenRecord } from '#tests/support/records'

const TABLET = 768
const LONG = '<p>Reinforced peak. Washable at 40 °C.</p>'.repeat(30)

/** The requests a page sends to the shop's own pages from now on. */
function visitsOf(page: Page): Request[] {
  const visits: Request[] = []
  page.on('request', (request) => {
    if (request.headers()['x-inertia']) visits.push(request)
  })
  return visits
}

/** The properties that belong to the list, not to every page. */
const isOfList = (name: string) => ['products', 'filter', 'category'].includes(name)

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test.group('Gift list', () => {
  test('[K-01] a category card leads to the gifts of the category', async ({ assert, browser }) => {
    const { member, category } = await givenGiftShop()
    const page = await openPage(browser, { path: '/ajandekok/kategoriak', member })
    const link = page.locator(`a[href="/ajandekok/${category.slug}"]`)
    assert.equal(await link.textContent(), 'Tools for the site')
    await link.click()
    await page.waitForURL(`**/ajandekok/${category.slug}`)
  })

  test('[K-02] [K-03] the way back to the categories stands inside a category only', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/${category.slug}`, member })
    const back = page.locator('main a', { hasText: 'All categories' })
    assert.equal(await back.getAttribute('href'), '/ajandekok/kategoriak')
    assert.equal(await page.locator('h1').textContent(), 'Tools for the site')
    assert.isTrue(await page.getByText('Hand and power tools, chosen').isVisible())
    assert.equal(await page.title(), 'Tools for the site')
    await page.goto('/ajandekok')
    await page.waitForSelector('.card')
    assert.equal(await back.count(), 0)
  })

  test('[U-26] [L-17] gifts, categories and articles stand in 2, 3 and 4 columns', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const { id } = await givenArticleCategory({ title_hu: 'Burkolás', slug: 'burkolas' })
    for (const slug of ['a-cikk', 'b-cikk', 'c-cikk', 'd-cikk', 'e-cikk'])
      await givenRecord({ kind: 'article', slug, categoryId: id })
    const articles = '/tudasbazis/kategoriak/burkolas'
    const page = await openPage(browser, { member })
    for (const path of ['/ajandekok/kategoriak', `/ajandekok/${category.slug}`, articles]) {
      await page.goto(path)
      for (const [width, columns] of [
        [PHONE, 2],
        [TABLET, 3],
        [DESKTOP, 4],
      ]) {
        await page.setViewportSize({ width, height: 844 })
        const style = await page
          .locator('.grid-cards')
          .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
        assert.lengthOf(style.split(' '), columns, `${path} at ${width}`)
      }
    }
  })

  test('[K-04] paging reads the products alone and keeps address and scroll', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { path, member })
    const next = page.getByRole('link', { name: 'Next page' })
    await next.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate('window.scrollY')
    const visits = visitsOf(page)
    await next.click()
    await page.getByRole('heading', { name: 'Gift no. 14' }).waitFor()
    assert.equal(await page.locator('.card').count(), 2)
    assert.lengthOf(visits, 1)
    assert.equal(new URL(visits[0].url()).pathname, `${path}/2`)
    assert.containSubset(visits[0].headers(), {
      'x-inertia-partial-data': 'products',
      'x-inertia-partial-component': 'catalogue/products',
    })
    assert.equal(pathOf(page), path)
    assert.isAbove(scrolled as number, 0)
    const shorter = (await page.evaluate(
      'document.documentElement.scrollHeight - window.innerHeight'
    )) as number
    assert.equal(await page.evaluate('window.scrollY'), Math.min(scrolled as number, shorter))
  })

  test('[K-08] [K-09] [K-10] badges and the way to a gift', async ({ assert, browser }) => {
    const { member, category } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/${category.slug}`, member })
    const textOf = (title: string) => page.locator('.card', { hasText: title }).first().innerText()
    assert.include(await textOf('Work cap'), 'New')
    assert.include(await textOf('Work cap'), 'You have enough')
    assert.include(await textOf('Cordless drill'), '14,500 to go')
    assert.include(await textOf('Head torch'), 'Out of stock')
    assert.include(await textOf('Head torch'), 'Cannot be ordered now')
  })
})

test.group('Gift filter', () => {
  test('[K-04] a search narrows the list; its pages and the way back from a gift keep it', async ({
    assert,
    browser,
  }) => {
    const { member, category, products } = await givenGiftShop()
    const list = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { path: list, member })
    const narrowed = page.waitForResponse((response) => response.url().includes('q=GIFT'))
    await page.getByRole('searchbox', { name: 'Search among the gifts' }).fill('GIFT')
    assert.sameMembers(Object.keys((await (await narrowed).json()).props).filter(isOfList), [
      'products',
      'filter',
    ])
    await page.getByRole('heading', { name: 'Work cap' }).waitFor({ state: 'detached' })
    assert.equal(await page.locator('.card').count(), 10)
    assert.equal(pathOf(page), `${list}?q=GIFT`)
    assert.equal(await page.locator('main .wrap > [role=status]').textContent(), '10 gifts found')
    await page.getByRole('combobox', { name: 'Order' }).selectOption('price_desc')
    await page.waitForURL(`**${list}?q=GIFT&sort=price_desc`)
    await page.locator('.card').first().getByText('Gift no. 14').waitFor()
    await page.getByRole('switch', { name: 'You can afford this' }).check()
    await page.waitForURL(`**${list}?q=GIFT&sort=price_desc&affordable=1`)
    await page.locator('.card').first().getByText('Gift no. 8').waitFor()
    assert.equal(await page.locator('.card').count(), 4)
    await page.getByRole('link', { name: 'Gift no. 8' }).click()
    await page.getByRole('dialog').waitFor()
    assert.equal(pathOf(page), `/ajandekok/details/${products[7].slug}`)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL(`**${list}?q=GIFT&sort=price_desc&affordable=1`)
    assert.equal(await page.locator('.card').count(), 4)
  })
})

test.group('Product dialog', () => {
  test('[K-07] [G-35] [G-40] a gift opens over the list and closing leads back to its page', async ({
    assert,
    browser,
  }) => {
    const { member, category, products } = await givenGiftShop()
    const path = `/ajandekok/${category.slug}`
    const page = await openPage(browser, { path, member })
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.getByRole('heading', { name: 'Gift no. 14' }).waitFor()
    const visits = visitsOf(page)
    const answered = page.waitForResponse('**/ajandekok/details/**')
    await page.getByRole('link', { name: 'Gift no. 14' }).click()
    const { props } = await (await answered).json()
    assert.notProperty(props, 'products')
    assert.notProperty(props, 'category')
    await page.getByRole('dialog').waitFor()
    assert.equal(pathOf(page), `/ajandekok/details/${products.at(-1)!.slug}`)
    assert.equal(await page.locator('.card').count(), 2)
    const [opening] = visits
    assert.match(opening.headers()['x-dialog-key'], /^[\w-]{10}$/)
    assert.equal(opening.headers()['x-dialog-redirect'], `${path}/2`)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL(`**${path}/2`)
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(await page.locator('.card').count(), 2)
  })

  test('[K-07] [H-28] [G-35] opened by its address the list lies beneath', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/details/${cap.slug}`, member })
    await page.getByRole('dialog', { name: 'Work cap' }).waitFor()
    assert.isAbove(await page.locator('main .card').count(), 1)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/ajandekok')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.goBack()
    await page.getByRole('dialog', { name: 'Work cap' }).waitFor()
  })

  test('[K-08] [K-09] the dialog shows what there is to know', async ({ assert, browser }) => {
    const { member, cap, drill } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/details/${cap.slug}`, member })
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const text = await dialog.innerText()
    for (const part of ['Work cap', '140', 'New', 'Thick cotton', 'Washable at 40 °C']) {
      assert.include(text, part)
    }
    assert.notInclude(text, 'in stock')
    await dialog.getByRole('textbox').fill('500')
    assert.equal(await dialog.getByRole('textbox').inputValue(), '99')
    await page.goto(`/ajandekok/details/${drill.slug}`)
    await dialog.waitFor()
    assert.include(await dialog.innerText(), '3 in stock')
    await dialog.getByRole('textbox').fill('500')
    assert.equal(await dialog.getByRole('textbox').inputValue(), '3')
  })

  test('[K-08] the dialog shows the picture, with words for whoever cannot see it', async ({
    assert,
    browser,
  }) => {
    const red = { width: 64, height: 36, channels: 3 as const, background: '#c00' }
    const { name } = await storePicture(await sharp({ create: red }).png().toBuffer())
    const given = { titleEn: 'Red scarf', picture: name }
    const described = await givenProduct({ ...given, pictureAltEn: 'A scarf on a nail' })
    const plain = await givenProduct(given)
    const member = await givenMember({ locale: 'en' })
    const page = await openPage(browser, { path: `/ajandekok/details/${described.slug}`, member })
    for (const [{ slug }, words] of [
      [described, 'A scarf on a nail'],
      [plain, 'Red scarf'],
    ] as const) {
      await page.goto(`/ajandekok/details/${slug}`)
      const picture = page.getByRole('dialog').getByRole('img', { name: words })
      await picture.waitFor()
      await picture.evaluate((image) => (image as HTMLImageElement).decode())
      const shown = await picture.evaluate((image: HTMLImageElement) => [
        image.currentSrc,
        image.naturalWidth,
      ])
      assert.include(String(shown[0]), `/media/${name}-`)
      assert.isAbove(Number(shown[1]), 0)
    }
  })

  test('on a phone close and the way into the cart stay in reach, however long the text is', async ({
    assert,
    browser,
  }) => {
    const { member, category } = await givenGiftShop()
    const made = { categoryId: category.id, price: 20, descriptionEn: LONG }
    const long = await givenProduct(made)
    const path = `/ajandekok/details/${long.slug}`
    const page = await openPage(browser, { path, member, height: 664 })
    const dialog = page.getByRole('dialog')
    const isHigher = await dialog.evaluate((box) => box.scrollHeight > box.clientHeight * 2)
    assert.isTrue(isHigher, 'the text is longer than two screens')
    for (const share of [0, 0.5, 1]) {
      await dialog.evaluate((box, part) => box.scrollTo(0, box.scrollHeight * part), share)
      for (const name of ['Close', 'Put in cart']) {
        const box = (await dialog.getByRole('button', { name, exact: true }).boundingBox())!
        assert.isAtLeast(box.y, 0, `${name} at ${share}`)
        assert.isAtMost(box.y + box.height, 664, `${name} at ${share}`)
      }
    }
    await screenshot(page, 'product-long', false)
    await dialog.getByRole('button', { name: 'Put in cart' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('on a desktop the whole picture of a gift is seen', async ({ assert, browser }) => {
    const { member, category } = await givenGiftShop()
    const background = { r: 0, g: 90, b: 140 }
    const picture = sharp({ create: { width: 960, height: 540, channels: 3, background } }).png()
    const { name } = await storePicture(await picture.toBuffer())
    const made = { price: 60, picture: name, categoryId: category.id, descriptionEn: LONG }
    const product = await givenProduct(made)
    const path = `/ajandekok/details/${product.slug}`
    const page = await openPage(browser, { path, member, width: DESKTOP, height: 900 })
    const shown = page.getByRole('dialog').locator('picture img')
    assert.equal(await shown.evaluate((img) => getComputedStyle(img).objectFit), 'contain')
    const frame = (await shown.boundingBox())!
    assert.isAtMost(frame.y + frame.height, 900, 'its frame ends where the dialog ends')
    await screenshot(page, 'product-desk', false)
  })

  test('[K-10] what is out of stock cannot be put in the cart', async ({ assert, browser }) => {
    const { member, torch } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/details/${torch.slug}`, member })
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button', { name: 'Cannot be ordered now' })
    await button.waitFor()
    assert.isTrue(await button.isDisabled())
    assert.include(await dialog.innerText(), 'Out of stock')
  })

  test('[K-11] [K-12] a variation of each type must be chosen', async ({ assert, browser }) => {
    const { member, trousers } = await givenGiftShop()
    const path = `/ajandekok/details/${trousers.slug}`
    const page = await openPage(browser, { path, member })
    const dialog = page.getByRole('dialog')
    const sent: any[] = []
    page.on('request', (request) => {
      if (request.url().includes('add_to_cart')) sent.push(request.postDataJSON())
    })
    await dialog.getByRole('radio', { name: 'M' }).check()
    const add = dialog.getByRole('button', { name: 'Put in cart' })
    await add.click()
    await dialog.getByText('Please select a variation').waitFor()
    assert.isEmpty(sent)
    assert.isTrue(await dialog.getByRole('radio', { name: /Black/ }).isDisabled())
    await dialog.getByRole('radio', { name: 'Grey' }).check()
    assert.equal(await dialog.getByText('Please select a variation').count(), 0)
    assert.include(await dialog.innerText(), '7 in stock')
    await dialog.getByRole('button', { name: 'More' }).click()
    await add.click()
    await page.waitForURL('**drawer=cart**')
    assert.equal(sent[0].quantity, 2)
    assert.sameDeepMembers(sent[0].variations, [
      trousers.variation('M'),
      trousers.variation('Grey'),
    ])
  })

  test('[K-11] what the server refuses is told in the dialog', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop()
    const page = await openPage(browser, { path: `/ajandekok/details/${cap.slug}`, member })
    await page.route('**/add_to_cart/**', (route) =>
      route.fulfill({
        status: 422,
        json: { errors: [{ field: 'quantity', rule: 'out_of_stock', message: 'out_of_stock' }] },
      })
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Put in cart' }).click()
    await dialog.getByText('Not available in this quantity any more').waitFor()
    await page.unroute('**/add_to_cart/**')
    await page.route('**/add_to_cart/**', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Put in cart' }).click()
    await dialog.getByText('An error has occurred').waitFor()
    assert.isFalse(await dialog.getByRole('button', { name: 'Put in cart' }).isDisabled())
  })
})
