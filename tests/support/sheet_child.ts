/**
 * A process that draws a sheet of so many stickers and prints what it still holds of them: bytes at a third of the way
 * and at the end. Run with --expose-gc.
 */
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const { stickerSheet } = await import('#points/stickers/sticker_sheet')
const { typedCode } = await import('#app/rules/code_text')
const { addressOfCode } = await import('#points/stickers/sticker')

const stickers = Number(process.argv[2])
/** Stickers before each of the two marks among which the least is looked for: a page just being packed is not held. */
const WINDOW = 300
const marks = [Math.floor(stickers / 3), stickers]
const held = marks.map(() => Number.POSITIVE_INFINITY)

function* drawn() {
  for (let serial = 0; serial < stickers; serial++) {
    const code = serial.toString(32).toUpperCase().padStart(16, '0')
    const typed = typedCode(code)
    yield { serial, code, typed, address: addressOfCode('https://shop.example', typed) }
  }
}

function note(mark: number) {
  globalThis.gc!()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  held[mark] = Math.min(held[mark], heapUsed + arrayBuffers)
}

const sheet = stickerSheet(drawn(), {
  label: '70x37',
  words: { title: 'Beltéri falfesték, 15 l', worth: '100 pont', hint: 'shop.example', batch: 1 },
  onSticker(done) {
    const mark = marks.findIndex((end) => done > end - WINDOW && done <= end)
    if (mark >= 0 && done % 10 === 0) note(mark)
  },
})
let bytes = 0
for await (const chunk of sheet) bytes += chunk.length
process.stdout.write(JSON.stringify({ bytes, held }))
