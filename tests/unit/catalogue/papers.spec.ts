import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { a4Document, A4, MM, roomIn } from '#app/pdf/a4_document'
import { deliveryNotes } from '#catalogue/desk/papers/delivery_notes'
import { BOTTOM, MARGIN } from '#catalogue/desk/papers/paper'
import { pickList } from '#catalogue/desk/papers/pick_list'
import { piecesToPick } from '#catalogue/desk/papers/pieces_to_pick'
import type { DeskLine } from '#catalogue/desk/queries/admin/desk_lines'
import type { DeskOrder } from '#catalogue/desk/queries/admin/desk_orders'
import { pdfPages, type PdfPage } from '#tests/support/pdf_pages'

const decoder = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(decoder).buffer as ArrayBuffer } })

const LONG = 'Őszi-téli vízálló munkavédelmi kabát fényvisszaverő csíkokkal és levehető csuklyával '

function line(stockItemId: number, quantity = 1, rest: Partial<DeskLine> = {}): DeskLine {
  return { stockItemId, quantity, title: `Ajándék ${stockItemId}`, variations: '', ...rest }
}

function order(id: number, lines: DeskLine[], rest: Partial<DeskOrder> = {}): DeskOrder {
  return {
    id,
    status: 'received',
    placedAt: Date.parse('2026-11-19T08:30:00Z'),
    last_name: 'Szűcs',
    first_name: 'Gábor',
    phone: '+36301234567',
    zip: '1119',
    city: 'Budapest',
    address: 'Fehérvári út',
    house_number: '84/A',
    floor: 2,
    door_number: '7',
    doorbell: 'Szűcs',
    note: 'Kapu hátul',
    lines,
    sentBefore: 0,
    ...rest,
  }
}

/** Keys with their values stand for the words, so that a test sees what is written where. */
const words = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const printedAt = Date.parse('2026-11-20T16:00:00Z')
const sender = { name: 'Mesterpont Kft.', address: '1117 Budapest, Építész utca 26.' }

async function pagesOf(pdf: PDFKit.PDFDocument): Promise<PdfPage[]> {
  return pdfPages(await buffer(pdf))
}

const textOf = ({ texts }: PdfPage) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('  ', ' ')

/** Every word stands inside the margins of its page. */
function lowestOf(page: PdfPage): number {
  return Math.max(...page.texts.map(({ y }) => y)) / MM
}

test.group('Pieces to pick', () => {
  test('orders are added up for each stock item, in the alphabet of the store', ({ assert }) => {
    const small = { title: 'Ablaktörlő', variations: 'S' }
    const large = { title: 'Ablaktörlő', variations: 'M' }
    const picked = piecesToPick([
      order(12, [line(3, 1, { title: 'Zsák' }), line(7, 2, small), line(8, 1, large)]),
      order(15, [line(7, 3, small), line(7, 1, small), line(9, 1, { title: 'Állvány' })]),
    ])
    assert.deepEqual(
      picked.map(({ title, variations, quantity, orders }) => [
        title,
        variations,
        quantity,
        Object.fromEntries(orders),
      ]),
      [
        ['Ablaktörlő', 'M', 1, { 12: 1 }],
        ['Ablaktörlő', 'S', 6, { 12: 2, 15: 4 }],
        ['Állvány', '', 1, { 15: 1 }],
        ['Zsák', '', 1, { 12: 1 }],
      ]
    )
  })
})

test.group('Pick lists', () => {
  test('the sum of each gift stands above the parcels', async ({ assert }) => {
    const orders = [order(12, [line(3, 2), line(4)]), order(15, [line(3, 1)])]
    const [page] = await pagesOf(pickList(orders, { words, printedAt }))
    const text = textOf(page)
    assert.include(text, 'pick_list.count 2 4')
    assert.match(text, /3 ×.*Ajándék 3.*#12\s\(2\), #15.*1 ×.*Ajándék 4.*#12/)
    assert.match(text, /by_order.*#12.*2 ×.*Ajándék 3.*1 ×.*Ajándék 4.*#15.*1 ×.*Ajándék 3/)
    assert.include(text, '2026. november 20. 17:00')
  })

  test('five hundred orders fill page after page, and nothing leaves a page', async ({
    assert,
  }) => {
    const orders = Array.from({ length: 500 }, (_, index) => {
      const title = LONG.repeat(2)
      return order(1000 + index, [line(1), line(2 + (index % 90), 3, { title, variations: 'XXL' })])
    })
    const pages = await pagesOf(pickList(orders, { words, printedAt }))
    assert.isAbove(pages.length, 10)
    for (const [index, page] of pages.entries()) {
      assert.isAtMost(lowestOf(page), BOTTOM + 10)
      assert.include(textOf(page), `page ${index + 1}`)
    }
    const all = pages.map(textOf).join(' ')
    for (const { id } of orders) assert.include(all, `#${id}`)
  }).timeout(60_000)
})

test.group('Delivery notes', () => {
  test('one page an order, with address, gifts and its number to scan', async ({ assert }) => {
    const lines = [line(3, 2, { title: 'Őrült jó kulacs', variations: 'Piros' }), line(4)]
    const orders = [
      order(12, lines),
      order(4711, [line(3)], { note: null, floor: null, sentBefore: 3 }),
    ]
    const pages = await pagesOf(deliveryNotes(orders, { words, sender, printedAt }))
    assert.lengthOf(pages, 2)
    const text = textOf(pages[0])
    for (const part of [
      'Mesterpont Kft.',
      'delivery_note.number 12',
      'Szűcs Gábor',
      '1119 Budapest',
      'Fehérvári út 84/A',
      'address.floor 2, address.door 7, address.doorbell Szűcs',
      '+36301234567',
      'Kapu hátul',
      '2026. november 19. 9:30',
      'Őrült jó kulacs',
      'Piros',
      'delivery_note.total 3',
    ]) {
      assert.include(text, part)
    }
    assert.notInclude(text, 'sent_before')
    assert.notInclude(textOf(pages[1]), 'address.floor')
    assert.include(textOf(pages[1]), 'delivery_note.sent_before 3')
    const width = Math.round(A4.width * 8)
    for (const [index, number] of ['12', '4711'].entries()) {
      const picture = await sharp(Buffer.from(pages[index].svg)).resize({ width }).png().toBuffer()
      const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true })
      assert.equal(found?.text, number)
    }
  }).timeout(30_000)

  test('fifty long gifts go on over pages, each with its number, and no word of them is lost', async ({
    assert,
  }) => {
    const lines = Array.from({ length: 50 }, (_, index) =>
      line(index, 10, { title: `${index} ${LONG.repeat(2)}vége ${index}`, variations: LONG })
    )
    const pages = await pagesOf(deliveryNotes([order(12, lines)], { words, sender, printedAt }))
    assert.isAbove(pages.length, 1)
    const all = pages.map(textOf).join(' ')
    for (let index = 0; index < 50; index++) assert.include(all, `vége ${index} `)
    for (const [index, page] of pages.entries()) {
      const text = textOf(page)
      assert.include(text, 'delivery_note.number 12')
      assert.include(text, 'Szűcs Gábor')
      assert.include(text, `page_of ${index + 1} ${pages.length}`)
      assert.isAtMost(lowestOf(page), 290)
      assert.isTrue(page.texts.every(({ x }) => x / MM >= MARGIN - 0.1))
      const isLast = page === pages.at(-1)
      for (const last of ['delivery_note.received', 'delivery_note.total 500']) {
        assert.equal(text.includes(last), isLast)
      }
      assert.equal(text.includes('delivery_note.goes_on'), !isLast)
    }
    const texts = pages.at(-1)!.texts
    const total = texts.find(({ text }) => text.startsWith('delivery_note.total'))!
    const received = texts.find(({ text }) => text.startsWith('delivery_note.received'))!
    assert.isBelow(total.y, received.y)
  })

  test('long names, addresses and notes are written smaller, and all of them', async ({
    assert,
  }) => {
    const long = {
      last_name: 'Szentgyörgyvölgyi-Kardhordó',
      first_name: 'Bartholomeus Maximilián',
      city: 'Jászfelsőszentgyörgy-Hajdúszoboszló',
      address: 'Bajcsy-Zsilinszky Endre kertvárosi lakótelep sétány '.repeat(3),
      doorbell: 'Szentgyörgyvölgyi-Kardhordó és Társa Bt.',
      note: 'A hátsó kapun kell csengetni. '.repeat(15) + 'Köszönöm!',
    }
    const [page] = await pagesOf(
      deliveryNotes([order(12, [line(1)], long)], { words, sender, printedAt })
    )
    const text = textOf(page)
    console.log(page.texts.map((t) => [t.text, (t.y / 2.8346).toFixed(1)].join(' @')).join('|'))
    for (const part of ['Kardhordó', 'Maximilián', 'Társa Bt.', '84/A', 'Köszönöm!']) {
      assert.include(text, part)
    }
    const head = page.texts.find((one) => one.text.includes('delivery_note.gift'))!
    const note = page.texts.find((one) => one.text.includes('Köszönöm!'))!
    assert.isBelow(note.y / MM, 112)
    const inBox = page.texts.filter(({ y }) => y < note.y + 1).map((one) => one.text)
    assert.deepEqual(
      inBox.filter((one) => one.includes('…')),
      []
    )
    assert.isAbove(head.y / MM, 112)
  })

  test('nobody draws on for a reader who has left', async ({ assert }) => {
    const pdf = a4Document('Szállítólevél')
    pdf.addPage()
    while (pdf.readableLength <= pdf.readableHighWaterMark) pdf.addPage()
    const waiting = roomIn(pdf)
    pdf.destroy()
    await assert.rejects(() => waiting, /left/)
  })
})
