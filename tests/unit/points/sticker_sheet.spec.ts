import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { MM } from '#app/pdf/a4_document'
import { typedCode } from '#app/rules/code_text'
import { layoutOf } from '#points/stickers/label'
import { LABEL_FORMATS, LABEL_NAMES, labelsOf, placeOf } from '#points/stickers/label_formats'
import { addressOfCode, type Sticker } from '#points/stickers/sticker'
import { stickerSheet } from '#points/stickers/sticker_sheet'
import { pdfPages } from '#tests/support/pdf_pages'

const decoder = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(decoder).buffer as ArrayBuffer } })

const A4 = { width: 210, height: 297 }
/** A sheet of labels is read as a photograph of 300 dots an inch shows it. */
const DOTS_PER_MM = 300 / 25.4
/** A module of the image must be so large, in mm, to be read off a bucket. */
const MODULE_MIN = 0.33
/** Bytes that a sheet may still hold of a sticker that was drawn. */
const HELD_MAX = 300
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function sticker(serial: number): Sticker {
  const letters = Array.from({ length: 16 }, (_, place) => ALPHABET[(serial * 7 + place * 5) % 32])
  const typed = typedCode(letters.join(''))
  return {
    serial,
    code: letters.join(''),
    typed,
    address: addressOfCode('https://mesterpont.hu', typed),
  }
}

test.group('Sheets of stickers', () => {
  for (const label of LABEL_NAMES) {
    const format = LABEL_FORMATS[label]

    test(`[O-11] every sticker of a ${label} sheet is read, with its code beneath it`, async ({
      assert,
    }) => {
      const count = labelsOf(format) + 1
      const printed = Array.from({ length: count }, (_, serial) => sticker(serial))
      const words = {
        title: 'Flexibilis csemperagasztó, 25 kg',
        worth: '120 pont',
        hint: 'mesterpont.hu',
        batch: 12,
      }
      const sheet = stickerSheet(printed, { label, words, onSticker() {} })
      const pages = pdfPages(await buffer(sheet as never))
      assert.lengthOf(pages, 2)
      const [first] = pages
      assert.closeTo(first.width, A4.width * MM, 0.01)
      assert.closeTo(first.height, A4.height * MM, 0.01)
      const picture = sharp(Buffer.from(first.svg)).resize(Math.round(A4.width * DOTS_PER_MM))
      const png = await picture.png().toBuffer()
      const read = await readBarcodes(new Blob([new Uint8Array(png)]), {
        formats: ['QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 255,
      })
      const wanted = printed.slice(0, -1).map(({ address }) => address)
      assert.sameMembers(
        read.map(({ text }) => text),
        wanted
      )
      for (const [place, { typed, serial }] of printed.slice(0, -1).entries()) {
        const corner = placeOf(format, place)
        const inside = first.texts.filter(({ x, y }) => {
          const [left, top] = [x / MM - corner.x, y / MM - corner.y]
          return left >= 0 && left < format.width && top >= 0 && top < format.height
        })
        const code = inside.find(({ text }) => text === typed)
        assert.exists(code, `${typed} is not on its label`)
        const { qr } = layoutOf(format)
        assert.isAtLeast(
          code!.y / MM - corner.y,
          qr.y + qr.side,
          'the code stands beneath the image'
        )
        assert.exists(inside.find(({ text }) => text === `12 / ${serial + 1}`))
        assert.exists(inside.find(({ text }) => text === '120 pont'))
      }
    }).timeout(60_000)

    test(`the labels of a ${label} sheet fit the page, and what is on them fits the label`, ({
      assert,
    }) => {
      const last = placeOf(format, labelsOf(format) - 1)
      assert.isAtMost(last.x + format.width, A4.width)
      assert.isAtMost(last.y + format.height, A4.height)
      const { qr, code, words } = layoutOf(format)
      // A printer leaves the first four millimetres of the sheet white.
      assert.isAtLeast(format.left + code.x, 4)
      assert.isAtLeast(A4.height - last.y - code.y - code.size / MM, 4)
      assert.isAtLeast(qr.y, 0)
      assert.isAtLeast(words.x, qr.x + qr.side)
      assert.isAtMost(words.x + words.width, format.width - 1)
      assert.isAtMost(code.y + code.size / MM, format.height)
      assert.isAtMost((code.size * 0.602 * 19) / MM, code.width + 0.01)
      // The address of a code needs at most 37 modules, and a margin of 4 at each side.
      assert.isAtLeast(qr.side / (37 + 8), MODULE_MIN)
    })
  }

  test('a long roll is drawn without gathering in memory', async ({ assert }) => {
    const count = 3000
    const child = ['--import=@poppinss/ts-exec', '--expose-gc', 'tests/support/sheet_child.ts']
    const { stdout } = await promisify(execFile)(process.execPath, [...child, String(count)], {
      cwd: app.makePath(),
    })
    const { held, bytes } = JSON.parse(stdout)
    assert.isAbove(bytes, count * 300)
    const perSticker = (held[1] - held[0]) / (count - count / 3)
    // Two hundred thousand come to 60 MB at most so, beside the 120 MB of a command that does nothing.
    assert.isBelow(perSticker, HELD_MAX)
  }).timeout(120_000)
})
