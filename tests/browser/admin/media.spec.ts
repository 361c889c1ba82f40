import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { StoredBlock } from '#content/blocks/main'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  baseUrl,
  DESKTOP,
  openPage,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenMedium, pdfOf, pictureOf } from '#tests/support/media'
import { givenStaff } from '#tests/support/members'
import { givenRecord } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'

const WORDS = {
  en: {
    library: 'Media library',
    upload: 'Choose from this device',
    added: 'Added to the library',
    known: 'The library had this already',
    noWords: 'No description',
    description: 'Description (Hungarian)',
    corner: 'Column 1, row 5',
    save: 'Save',
    archive: 'Archive',
    refused: 'It is live or scheduled: take it out there first, then it can be archived.',
    create: 'Create',
    add: 'Add to: page',
    picture: 'Picture',
    media: 'Picture or file',
    choose: 'Choose',
    publish: 'Publish',
    now: 'Publish now',
  },
  hu: {
    library: 'Médiatár',
    upload: 'Választás erről az eszközről',
    added: 'Bekerült a médiatárba',
    known: 'Ez már megvolt a médiatárban',
    noWords: 'Nincs leírás',
    description: 'Leírás (magyar)',
    corner: '1. oszlop, 5. sor',
    save: 'Mentés',
    archive: 'Archiválás',
    refused: 'Látható vagy időzített: előbb onnan vegye ki, utána archiválható.',
    create: 'Létrehozás',
    add: 'Hozzáadás ide: oldal',
    picture: 'Kép',
    media: 'Kép vagy fájl',
    choose: 'Választás',
    publish: 'Közzététel',
    now: 'Közzététel most',
  },
}

/** The picture of a page, to be asked in its window. */
const PICTURE = 'document.querySelector("main picture img")'

/** A picture that shows where it was cut: each corner has a colour. */
async function cornersPicture(shade: string): Promise<Buffer> {
  const tile = (background: string) => ({
    create: { width: 600, height: 600, channels: 3 as const, background },
  })
  return sharp({ create: { width: 1200, height: 1200, channels: 3, background: shade } })
    .composite([
      { input: tile('#b5121b'), left: 0, top: 0 },
      { input: tile('#f6c915'), left: 600, top: 600 },
    ])
    .png()
    .toBuffer()
}

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType })
/** What the check finds beside the frame of the back-office, which has no heading of the page and the menu of the account. */
async function ownFaults(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page)
  return faults.filter((one) => !/^page-has-heading-one|: \.RaUserMenu-userButton$/.test(one))
}

const saved = (page: Page) => page.locator('[data-status=saved]').waitFor()

test.group('Media library in the back-office', () => {
  for (const locale of ['en', 'hu'] as const) {
    test(`[T-09] [O-12] a picture is uploaded, described, put on a page and seen by a guest (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const width = locale === 'hu' ? PHONE : DESKTOP
      const staff = await givenStaff({ role: 'marketing' })
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, staff)
      await givenMedium(pdfOf(`lap ${locale}`), { fileName: 'Homlokzati műszaki adatlap.pdf' })
      await givenMedium(await pictureOf(640, 360), { fileName: 'homlokzat.jpg' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/media')
      const bytes = await cornersPicture(locale === 'hu' ? '#1b4f9c' : '#2e7d32')
      const taken = page.locator('input[type=file]')
      await taken.setInputFiles([file(`sarkok-${locale}.png`, bytes)])
      await page.getByText(words.added).waitFor()
      await page.getByText(words.noWords).first().waitFor()
      await taken.setInputFiles([file('ugyanaz.png', bytes)])
      await page.getByText(words.known).waitFor()
      await taken.setInputFiles([file('lap.pdf', Buffer.from('<html>'), 'application/pdf')])
      await page.getByRole('alert').getByText('lap.pdf').waitFor()
      await screenshot(page, `admin-media-${locale}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await ownFaults(page), [])

      await page.getByRole('link', { name: `sarkok-${locale}.png` }).click()
      await page.getByLabel(words.description).fill('Négy színes sarok')
      await page.getByRole('radio', { name: words.corner }).check()
      await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
        page.getByRole('button', { name: words.save }).click(),
      ])
      await screenshot(page, `admin-medium-${locale}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await ownFaults(page), [])

      await page.goto('/admin/content_records/create?kind=page')
      await page.locator('input[name=title]').fill(`Sarkok ${locale}`)
      await page.getByRole('button', { name: words.create }).click()
      await page.getByRole('button', { name: words.add }).click()
      await page.getByRole('menuitem', { name: words.picture, exact: true }).click()
      await page.getByRole('button', { name: words.choose, exact: true }).click()
      const picker = page.getByRole('dialog')
      await picker.getByRole('button', { name: `sarkok-${locale}.png` }).waitFor()
      await screenshot(page, `admin-media-picker-${locale}`, false)
      assert.deepEqual(await ownFaults(page), [])
      await picker.getByRole('button', { name: `sarkok-${locale}.png` }).click()
      await page
        .getByRole('group', { name: words.media })
        .getByText(/sarkok/)
        .waitFor()
      await saved(page)
      await screenshot(page, `admin-media-input-${locale}`)
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await page.getByRole('button', { name: words.now }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      const guest = await openPage(browser, { path: `/sarkok-${locale}`, width, locale })
      const shown = guest.getByRole('img', { name: 'Négy színes sarok' })
      await shown.scrollIntoViewIfNeeded()
      await guest.waitForFunction(
        'document.querySelector("main picture img").complete && document.querySelector("main picture img").naturalWidth > 0'
      )
      assert.match(await guest.evaluate<string>(`${PICTURE}.currentSrc`), /\.avif$/)
      const position = await guest.evaluate<string>(
        'getComputedStyle(document.querySelector("main picture img")).objectPosition'
      )
      const ratio = await guest.evaluate<number>(`${PICTURE}.clientWidth / ${PICTURE}.clientHeight`)
      assert.equal(position, '0% 100%', 'what must stay visible does')
      assert.approximately(ratio, 16 / 9, 0.02)
      assert.isFalse(await scrollsSideways(guest))
      assert.deepEqual(await accessibilityFaults(guest), [])
      await screenshot(guest, `media-page-${locale}`)
      await guest.context().close()

      await openMedium(page, `sarkok-${locale}.png`)
      await page.getByRole('button', { name: words.archive }).click()
      await page.getByRole('dialog').getByText(words.refused).waitFor()
      await screenshot(page, `admin-media-archive-${locale}`, false)
      assert.deepEqual(problems, [])
    })
  }

  test('who only reads sees words and uses, and changes nothing', async ({ assert, browser }) => {
    const staff = await givenStaff({ role: 'support' })
    await givenMedium(await pictureOf(), { fileName: 'csak-olvasni.png' })
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, staff)
    await openList(page, 'Media library')
    await page.getByRole('link', { name: 'csak-olvasni.png' }).click()
    await page.getByText('Where it is used').waitFor()
    assert.equal(await page.getByRole('button', { name: /Save|Replace|Archive/ }).count(), 0)
    assert.isTrue(await page.getByLabel('Description (Hungarian)').isDisabled())
    assert.deepEqual(problems, [])
  })
})

async function openMedium(page: Page, name: string): Promise<void> {
  await page.goto('/admin/media')
  await page.getByRole('link', { name }).click()
}

test.group('Media on pages', () => {
  for (const width of [PHONE, DESKTOP]) {
    test(`[T-03] [T-10] [T-11] [T-12] carousel, file, film and banner show what the library has (${width} px)`, async ({
      assert,
      browser,
    }) => {
      const picture = await givenMedium(await cornersPicture('#6a1b9a'))
      const other = await givenMedium(await pictureOf(1200, 900), { altHu: 'Második' })
      const bytes = pdfOf('adatlap')
      const sheet = await givenMedium(bytes, { fileName: 'Műszaki adatlap.pdf' })
      const { slug } = await givenRecord({ body: { content: blocks() } })
      const foreign: string[] = []
      const prepare = async (empty: Page) => {
        empty.on('request', (asked) => {
          if (!asked.url().startsWith(`${baseUrl()}/`)) foreign.push(asked.url())
        })
        const contentType = 'text/html'
        await empty.route(/youtube/, (route) => route.fulfill({ contentType, body: 'Film' }))
      }
      const page = await openPage(browser, { path: `/${slug}`, width, locale: 'hu', prepare })
      const carousel = page.getByRole('region', { name: 'Képek' })
      const left = () =>
        page.evaluate<number>('document.querySelector(".block-carousel ul").scrollLeft')
      await carousel.scrollIntoViewIfNeeded()
      assert.equal(await left(), 0)
      await carousel.getByRole('button', { name: 'Következő kép' }).click()
      await page.waitForFunction(
        () => document.querySelector('.block-carousel ul')!.scrollLeft > 100
      )
      await carousel.getByRole('button', { name: 'Előző kép' }).click()
      await page.waitForFunction(() => document.querySelector('.block-carousel ul')!.scrollLeft < 2)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /Műszaki lap/ }).click(),
      ])
      assert.equal(download.suggestedFilename(), 'Műszaki adatlap.pdf')
      assert.deepEqual(await readFile(await download.path()), bytes)
      await page.locator('.block-film img').scrollIntoViewIfNeeded()
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('.block-film img')!.naturalWidth > 0
      )
      await page.locator('.promo-strip img').scrollIntoViewIfNeeded()
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('.promo-strip img')!.naturalWidth > 0
      )
      assert.deepEqual(foreign, [])
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `media-blocks-${width}`)

      const film = page.locator('iframe.block-film')
      assert.equal(await film.count(), 0)
      await page.getByRole('button', { name: 'Film lejátszása' }).click()
      await film.contentFrame().getByText('Film').waitFor()
      const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
      assert.equal(await film.getAttribute('src'), player)
      assert.deepEqual(foreign, [player])
      await page.context().close()

      function blocks(): StoredBlock[] {
        const carouselBlock = sampleBlock('carousel')
        carouselBlock.props.slides = [picture, other].map(({ key }) => ({
          alt_text_hu: '',
          alt_text_en: '',
          media: key,
          link: null,
        }))
        const shows = (name: Parameters<typeof sampleBlock>[0], props: StoredBlock['props']) => {
          const block = sampleBlock(name)
          return { ...block, props: { ...block.props, ...props } }
        }
        return [
          shows('promo hero section', { media: picture.key }),
          carouselBlock,
          shows('file', { media: sheet.key }),
          shows('youtube', { poster: other.key }),
          shows('image', { media: other.key, ratio: 'own' }),
        ]
      }
    })
  }
})

test.group('Rows of a page', () => {
  test('[T-04] [T-05] columns stand side by side, and below each other on a phone', async ({
    assert,
    browser,
  }) => {
    const columns = ['first', 'second'].map((id) => {
      const title = sampleBlock('title', `title${id}`)
      title.props.text_hu = id
      const column = sampleBlock('column', id)
      return { ...column, props: { ...column.props, children: [title] } }
    })
    const row = { ...sampleBlock('row'), props: { children: columns } }
    const { slug } = await givenRecord({ body: { content: [row] } })
    for (const [width, isBeside] of [
      [PHONE, false],
      [DESKTOP, true],
    ] as const) {
      const page = await openPage(browser, { path: `/${slug}`, width, locale: 'hu' })
      const boxOf = async (name: string) =>
        (await page.getByRole('heading', { name, level: 2 }).boundingBox())!
      const [first, second] = [await boxOf('first'), await boxOf('second')]
      assert.equal(second.y === first.y, isBeside, `${width} px`)
      assert.equal(second.x > first.x, isBeside, `${width} px`)
      assert.isFalse(await scrollsSideways(page))
      await page.context().close()
    }
  })
})
