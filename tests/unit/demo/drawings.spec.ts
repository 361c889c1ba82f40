import { test } from '@japa/runner'
import sharp from 'sharp'
import { categories } from '#database/demo/categories'
import { drawingNames, drawingOf } from '#database/demo/drawings/main'
import { gifts } from '#database/demo/gifts/main'
import { participatingProducts } from '#database/demo/participating_products'
import { renderDrawing } from '#database/demo/render_picture'

const SAMPLE_WIDTH = 64
const SAMPLE_HEIGHT = 36
/** Mean difference of two samples' colour values (0–255) below which they look alike. */
const SMALLEST_DIFFERENCE = 6

test.group('Demo pictures', () => {
  test('every gift, category and participating product has a picture of its own', ({ assert }) => {
    const used = [...categories, ...gifts, ...participatingProducts].map(({ drawing }) => drawing)
    assert.sameMembers(used, drawingNames)
    assert.lengthOf(new Set(drawingNames.map(drawingOf)), drawingNames.length)
  })

  test('no two pictures look alike', async ({ assert }) => {
    const samples = await Promise.all(drawingNames.map((name) => sampleOf(drawingOf(name))))
    samples.forEach((sample, index) => {
      for (const other of samples.slice(index + 1)) {
        assert.isAbove(difference(sample, other), SMALLEST_DIFFERENCE, drawingNames[index])
      }
    })
  }).timeout(20_000)

  test('a picture is drawn by us alone: no text, no script, nothing loaded', ({ assert }) => {
    for (const name of drawingNames) {
      assert.notMatch(drawingOf(name), /<text|<script|<image|href|NaN|undefined/, name)
    }
  })

  test('a picture becomes WebP of 16:9 in the width asked for', async ({ assert }) => {
    const { format, width, height } = await sharp(
      (await renderDrawing('drill', 960)).webp
    ).metadata()
    assert.deepEqual({ format, width, height }, { format: 'webp', width: 960, height: 540 })
  })
})

function sampleOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(SAMPLE_WIDTH, SAMPLE_HEIGHT).removeAlpha().raw().toBuffer()
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length
}
