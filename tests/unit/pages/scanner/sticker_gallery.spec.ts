import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { finderPatternsOf, type Picture } from '~/scanner/finder_patterns'
import { readQr } from '~/scanner/read_qr'
import { dose } from '#tests/support/dose'
import { PERFECT } from '#tests/support/gallery/photo'
import { CATEGORIES, stickerGallery } from '#tests/support/gallery/sticker_gallery'
import { takePhoto } from '#tests/support/gallery/take_photo'

const SEED = 2
/** Another gallery, and photos in it whose modules are less than two px. */
const OTHER_SEED = 3
const SMALL = [1693261318, 1194541633, 1744955223, 1143336431, 2072727979]
/** Light beside a shadow, as a multiple of the light in it; and modules that are small, in px. */
const SHADOW = 2.5
const SMALL_PX = 1.9
/** The corner of the third finder pattern, and how much a sticker leans, in degrees. */
const LOW_LEFT = 3
const LEANING = 8
const TEXT = 'https://mesterpont.example/qr-code?code=0010-000H-ASJ2-52RW'

test.group('Sticker gallery', (group) => {
  group.setup(async () => {
    const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    const wasmBinary = new Uint8Array(await readFile(path)).buffer
    prepareZXingModule({ overrides: { wasmBinary } })
  })

  test('[Q-20] the photos of every category are read, and none wrongly', async ({ assert }) => {
    const read = new Map(CATEGORIES.map((category) => [category, 0]))
    for (const { category, text, settings, seed } of stickerGallery(SEED, dose.photosOfCategory)) {
      const photo = await takePhoto(text, settings, seed)
      const [found] = await readQr(readBarcodes, photo, 'thorough')
      if (found === undefined) continue
      assert.equal(found, text)
      read.set(category, read.get(category)! + 1)
    }
    for (const [category, photos] of read) {
      assert.equal(photos, dose.photosOfCategory, category)
    }
  }).timeout(600_000)

  test('[Q-20] a hard shadow across small modules is read, and a torn corner of a leaning sticker', async ({
    assert,
  }) => {
    const hard = stickerGallery(SEED, 40).filter(
      ({ category, settings }) =>
        (category === 'uneven_light' &&
          settings.hardShadow &&
          settings.light > SHADOW &&
          settings.modulePx < SMALL_PX) ||
        (category === 'torn_corner' && settings.tornCorner === LOW_LEFT && settings.tilt > LEANING)
    )
    const categories = hard.map(({ category }) => category)
    assert.sameMembers([...new Set(categories)], ['uneven_light', 'torn_corner'])
    for (const { text, settings, seed } of hard) {
      const photo = await takePhoto(text, settings, seed)
      assert.deepEqual(await readQr(readBarcodes, photo, 'thorough'), [text], `seed ${seed}`)
    }
  }).timeout(120_000)

  test('[Q-20] small modules under a torn corner, a glare or a shadow are read in a picture that was chosen', async ({
    assert,
  }) => {
    const small = stickerGallery(OTHER_SEED, 40).filter(({ seed }) => SMALL.includes(seed))
    assert.lengthOf(small, SMALL.length)
    for (const { text, settings, seed } of small) {
      const photo = await takePhoto(text, settings, seed)
      assert.deepEqual(await readQr(readBarcodes, photo, 'whole'), [text], `seed ${seed}`)
    }
  }).timeout(120_000)

  test('the same seed takes the same photos, another seed others', async ({ assert }) => {
    const [first] = stickerGallery(7, 1)
    assert.deepEqual(stickerGallery(7, 1)[0], first)
    assert.notDeepEqual(stickerGallery(8, 1)[0], first)
    const take = () => takePhoto(first.text, first.settings, first.seed)
    assert.deepEqual((await take()).data, (await take()).data)
  }).timeout(60_000)

  test('[Q-20] a picture that was chosen is read whole, with both of its codes', async ({
    assert,
  }) => {
    const other = TEXT.replace('52RW', '52RX')
    const texts = [TEXT, other]
    const [left, right] = await Promise.all(
      texts.map((text, seed) => takePhoto(text, PERFECT, seed))
    )
    const both = sideBySide(left, right)
    assert.sameMembers(await readQr(readBarcodes, both, 'whole'), texts)
    assert.lengthOf(await readQr(readBarcodes, both, 'glance'), 1)
  }).timeout(60_000)

  test('a torn finder pattern is drawn anew where it was', async ({ assert }) => {
    const torn = { ...PERFECT, turn: 20, torn: 5, tornCorner: 0 as const }
    const photo = await takePhoto(TEXT, torn, 1)
    assert.isEmpty(await readQr(readBarcodes, photo, 'glance'))
    assert.deepEqual(await readQr(readBarcodes, photo, 'thorough'), [TEXT])
  }).timeout(60_000)

  test('finder patterns are found with their place and size, and nothing in a wall', async ({
    assert,
  }) => {
    const patterns = finderPatternsOf(await takePhoto(TEXT, PERFECT, 1))
    assert.isAtLeast(patterns.length, 3)
    for (const { module } of patterns.slice(0, 3)) assert.closeTo(module, PERFECT.modulePx, 0.3)
    const [one, other] = patterns
    // The outer two of three stand a whole code apart, less a pattern.
    assert.isAbove(Math.hypot(one.x - other.x, one.y - other.y), 20 * PERFECT.modulePx)
    const wall = { width: 100, height: 100, data: new Uint8ClampedArray(40_000).fill(140) }
    assert.deepEqual(finderPatternsOf(wall), [])
    assert.isEmpty(await readQr(readBarcodes, wall, 'thorough'))
  }).timeout(60_000)
})

/** Two photos of one height as one. */
function sideBySide(left: Picture, right: Picture): Picture {
  const width = left.width + right.width
  const data = new Uint8ClampedArray(width * left.height * 4)
  for (let y = 0; y < left.height; y++) {
    data.set(rowOf(left, y), y * width * 4)
    data.set(rowOf(right, y), (y * width + left.width) * 4)
  }
  return { width, height: left.height, data }
}

function rowOf({ width, data }: Picture, y: number) {
  return data.subarray(y * width * 4, (y + 1) * width * 4)
}
