import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import { storePicture } from '#app/media/pictures'
import { toggleWish } from '#catalogue'
import { openPage } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { DAYS_TOLD, givenMember } from '#tests/support/members'

/** How a picture is asked for and what the browser took. */
interface ShownPicture {
  width: string | null
  height: string | null
  decoding: string | null
  loading: string | null
  priority: string | null
  firstForm: string | null
  taken: string
}

/** The pictures inside a part of a page, in order, loaded to the end. */
async function picturesIn(part: Locator): Promise<ShownPicture[]> {
  const images = await part.locator('img').all()
  const shown: ShownPicture[] = []
  for (const image of images) {
    await image.scrollIntoViewIfNeeded()
    shown.push(
      await image.evaluate(async (element) => {
        const picture = element as HTMLImageElement
        await picture.decode()
        const said = (name: string) => picture.getAttribute(name)
        return {
          width: said('width'),
          height: said('height'),
          decoding: said('decoding'),
          loading: said('loading'),
          priority: said('fetchpriority'),
          firstForm: picture.parentElement!.querySelector('source')?.type ?? null,
          taken: new URL(picture.currentSrc).pathname,
        }
      })
    )
  }
  return shown
}

test.group('Pictures', () => {
  test('take their place before they come, AVIF first; the first one at once and the rest when they are near', async ({
    assert,
    browser,
  }) => {
    const points = { width: 960, height: 540, channels: 3 as const, background: '#0b4650' }
    const { name } = await storePicture(await sharp({ create: points }).png().toBuffer())
    const category = await givenCategory({ picture: name })
    const made = { picture: name, categoryId: category.id, price: 900 }
    const products = []
    for (let count = 0; count < 6; count++) products.push(await givenProduct(made))
    const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
    await toggleWish(member.id, products[0].slug)

    for (const { path, part, atLeast } of [
      { path: '/', part: '#content', atLeast: 1 },
      { path: `/ajandekok?category_slug=${category.slug}`, part: '#content', atLeast: 6 },
      { path: `/ajandekok/details/${products[0].slug}`, part: '[role=dialog]', atLeast: 1 },
    ]) {
      const page = await openPage(browser, { path, member })
      await page.locator(part).locator('img').first().waitFor()
      const shown = await picturesIn(page.locator(part))
      assert.isAtLeast(shown.length, atLeast, path)
      const [first, ...others] = shown
      assert.include(first, { loading: 'eager', priority: 'high' }, path)
      for (const one of others) assert.include(one, { loading: 'lazy', priority: null }, path)
      for (const one of shown) {
        const { width, height, decoding, firstForm } = one
        assert.deepEqual([width, height, decoding], ['960', '540', 'async'], path)
        assert.equal(firstForm, 'image/avif', path)
        assert.match(one.taken, /-\d+\.avif$/, path)
      }
      await page.context().close()
    }
  })
})
