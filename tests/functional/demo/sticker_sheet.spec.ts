import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { scanCode } from '#points/scans/actions/scan_code'
import env from '#start/env'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenParticipatingProduct } from '#tests/support/points'

const STICKERS_OF_BATCH = 8

// The decoder would fetch its machine code from the network.
const decoder = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(decoder).buffer as ArrayBuffer } })

test.group('Sticker sheet', (group) => {
  group.each.setup(() => {
    env.set('DEMO', true)
    return () => env.set('DEMO', false)
  })

  test('without demo and development there is no sheet', async ({ client }) => {
    env.set('DEMO', false)
    const response = await client.get('/dev/stickers')
    response.assertStatus(404)
  })

  test('every picture holds the address of the scan page with a code that earns points', async ({
    client,
    assert,
  }) => {
    const { product, stickers } = await sheetOfNewBatch(client)
    assert.lengthOf(stickers, STICKERS_OF_BATCH)
    for (const { link, picture } of stickers) assert.equal(await textIn(picture), link)
    const [{ link }] = stickers
    assert.equal(new URL(link).pathname, '/qr-code')
    const member = await givenMember()
    const outcome = await scanCode({ memberId: member.id, address: '127.0.0.1', text: link })
    assert.equal(outcome.points, product.points)
  })

  test('a scanned sticker makes way for a fresh one', async ({ client, assert }) => {
    const { title, stickers } = await sheetOfNewBatch(client)
    const member = await givenMember()
    await scanCode({ memberId: member.id, address: '127.0.0.1', text: stickers[0].link })
    const links = (await stickersUnder(client, title)).map(({ link }) => link)
    assert.notInclude(links, stickers[0].link)
    assert.includeMembers(links, [stickers[1].link])
    assert.lengthOf(links, STICKERS_OF_BATCH)
  })

  test('printed and withdrawn batches are not on the sheet', async ({ client, assert }) => {
    for (const state of ['printed', 'void'] as const) {
      const product = await givenParticipatingProduct({ titleEn: `Sheet ${randomUUID()}` })
      await givenBatch({ productId: product.id, state })
      assert.lengthOf(await stickersUnder(client, product.titleEn), 0)
    }
  })
})

type Client = { get(path: string): PromiseLike<{ text(): string }> }

async function sheetOfNewBatch(client: Client) {
  const product = await givenParticipatingProduct({ titleEn: `Sheet ${randomUUID()}`, points: 70 })
  await givenBatch({ productId: product.id })
  const title = product.titleEn
  return { product, title, stickers: await stickersUnder(client, title) }
}

/** The stickers below the heading of a product. */
async function stickersUnder(client: Client, title: string) {
  const page = (await client.get('/dev/stickers')).text()
  const [section = ''] = (page.split(title)[1] ?? '').split('<h2>')
  const links = [...section.matchAll(/class="sticker" href="([^"]+)"/g)].map(([, link]) => link)
  const pictures = [...section.matchAll(/<svg.*?<\/svg>/gs)].map(([picture]) => picture)
  return links.map((link, index) => ({ link, picture: pictures[index] }))
}

async function textIn(picture: string): Promise<string> {
  const png = await sharp(Buffer.from(picture)).resize(400).png().toBuffer()
  const [found] = await readBarcodes(new Blob([new Uint8Array(png)]), { formats: ['QRCode'] })
  return found?.text ?? ''
}
