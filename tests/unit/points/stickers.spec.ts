import { test } from '@japa/runner'
import sharp from 'sharp'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { isOwnComputer } from '#points'
import { qrImage } from '#app/pdf/qr_image'
import { addressOfCode } from '#points/stickers/sticker'

const decoder = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(decoder).buffer as ArrayBuffer } })

test.group('Stickers', () => {
  test('the drawing of a code is read as its address', async ({ assert }) => {
    const address = addressOfCode('https://shop.example/', '0010-000H-ASJ2-52RW')
    assert.equal(address, 'https://shop.example/qr-code?code=0010-000H-ASJ2-52RW')
    const { size, runs } = qrImage(address)
    const path = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"
      width="${size * 8}" height="${size * 8}"><rect width="100%" height="100%" fill="#fff"/>
      <path d="${path}"/></svg>`
    const png = await sharp(Buffer.from(svg)).png().toBuffer()
    const [found] = await readBarcodes(new Blob([new Uint8Array(png)]))
    assert.equal(found.text, address)
  })

  test('an address only this computer reaches is known as such', ({ assert }) => {
    const own = [
      'http://localhost',
      'http://LOCALHOST:3333',
      'https://shop.localhost',
      'http://127.0.0.1:80',
      'http://127.9.9.9',
      'http://[::1]:3333',
      'http://0.0.0.0',
    ]
    const others = [
      'https://shop.example',
      'http://192.168.1.5:3333',
      'https://localhost.example',
      'https://mylocalhost',
      'http://127.0.0.1.example',
    ]
    assert.deepEqual(
      own.filter((address) => !isOwnComputer(address)),
      []
    )
    assert.deepEqual(others.filter(isOwnComputer), [])
  })
})
