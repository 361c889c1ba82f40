import { test } from '@japa/runner'
import sharp from 'sharp'
import { compare, DIFFERENT_MOST, keptForm } from '#tests/support/pictures/compare'

const WIDTH = 390
const HEIGHT = 600
const GROUND = '#eceee9'
const BUTTON = { left: 16, top: 300, width: 180, height: 54, colour: '#0b4650' }

/** A page with one button, as PNG. */
function pageWith({ left, top, width, height, colour } = BUTTON): Promise<Buffer> {
  const button = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${button}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

test.group('Comparison of pictures', () => {
  for (const [change, button, isTold] of [
    ['nothing', BUTTON, false],
    ['a colour by what processors round', { ...BUTTON, colour: '#0d4852' }, false],
    ['a colour by little', { ...BUTTON, colour: '#0b4655' }, true],
    ['a margin by 1 px', { ...BUTTON, top: 301 }, true],
    ['a width by 1 px', { ...BUTTON, width: 181 }, false],
    ['a height by 2 px', { ...BUTTON, height: 56 }, true],
  ] as const) {
    test(`${change} changes: ${isTold ? 'told' : 'not told'}`, async ({ assert }) => {
      const kept = await keptForm(await pageWith())
      const { share } = await compare(kept, await pageWith(button))
      assert.equal(share > DIFFERENT_MOST, isTold, `${share}`)
    })
  }

  test('a picture of another size differs as a whole', async ({ assert }) => {
    const larger = await sharp(await pageWith())
      .extend({ bottom: 1 })
      .png()
      .toBuffer()
    assert.equal((await compare(await pageWith(), larger)).share, 1)
  })

  test('what differs is marked in a picture of the same size, and its place told', async ({
    assert,
  }) => {
    const other = await pageWith({ ...BUTTON, top: 301 })
    const { draw, where } = await compare(await pageWith(), other)
    assert.equal(where, 'x 16-195, y 300-354')
    const { data, info } = await sharp(await draw())
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [WIDTH, HEIGHT])
    let marked = 0
    for (let at = 0; at < data.length; at += info.channels) if (data[at + 1] === 0) marked += 1
    assert.equal(marked, 2 * BUTTON.width)
  })
})
