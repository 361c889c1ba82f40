import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { stockSample } from '#catalogue'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { givenCart, givenProduct, stockOf } from '#tests/support/catalogue'
import { checkoutBody, checkOut } from '#tests/support/checkout'
import { runCommand } from '#tests/support/command_line'
import { dose } from '#tests/support/dose'
import { givenFile, imported, planned, stock } from '#tests/support/import_files'
import { givenMember } from '#tests/support/members'
import { givenOrderInWork, send, substitute } from '#tests/support/parcels'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths } from '#tests/support/truths'

/** The movements of a gift, oldest first. */
function movesOf(product: { id: number }) {
  const sql = `SELECT m.delta, m.reason, m.note FROM stock_movements m
    JOIN stock_items s ON s.id = m.stock_item_id WHERE s.product_id = ? ORDER BY m.id`
  return shopReader().rows<{ delta: number; reason: string; note: string }>(sql, [product.id])
}

const SIZES = {
  variations: { Méret: ['M', 'XL'], Szín: ['Fekete', 'Kék'] },
  stockOf: { 'M Fekete': 1, 'M Kék': 2, 'XL Fekete': 3, 'XL Kék': 4 },
}

test.group('Stock from a file', () => {
  test('counts and changes are movements, each at the variation its words name', async ({
    assert,
  }) => {
    const [sized, plain] = [await givenProduct(SIZES), await givenProduct({ stock: 9 })]
    const contents =
      'slug;variation;count;change;reason;note\n' +
      `${sized.slug};XL, Fekete;10;;;Leltár\n` +
      `${sized.slug};kek / m;;5;receipt;Szállítólevél 7\n` +
      `${plain.slug};;;-2;loss;Eltört\n`
    const { lines, written } = await imported(stock, contents)
    assert.deepEqual(
      lines.map(({ state, detail }) => [state, detail]),
      [
        ['changed', '3 → 10'],
        ['changed', '2 → 7'],
        ['changed', '9 → 7'],
      ]
    )
    assert.deepEqual(written, lines)
    assert.deepEqual([await stockOf(sized), await stockOf(plain)], [22, 7])
    // Items are written in the order of their names, whichever of them that puts first.
    const moves = (await movesOf(sized)).slice(4)
    assert.sameDeepMembers(moves, [
      { delta: 5, reason: 'receipt', note: 'Szállítólevél 7' },
      { delta: 7, reason: 'correction', note: 'Leltár' },
    ])
    const audit = `SELECT detail FROM audit_logs WHERE action = 'stock.moved' AND source = 'cli'
      AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(audit, [plain.id]), [{ detail: 'loss -2' }])
    const again = await imported(stock, contents)
    assert.deepInclude(again.counts, { changed: 0, unchanged: 3, refused: 0 })
    assert.deepEqual([await stockOf(sized), await stockOf(plain)], [22, 7])
    await imported(stock, contents.replace('Eltört', 'Megint eltört'))
    assert.deepEqual([await stockOf(sized), await stockOf(plain)], [27, 5])
  })

  test('what cannot be is refused with its reason, and the rest of the file goes in', async ({
    assert,
  }) => {
    const [sized, plain] = [await givenProduct(SIZES), await givenProduct({ stock: 9 })]
    const unlimited = await givenProduct({ stock: null })
    const cases: [string, string | undefined][] = [
      [`nincs-ilyen;;1;;;`, 'slug: unknown'],
      [`${sized.slug};;1;;;`, 'variation: required'],
      [`${sized.slug};XXL, Kék;1;;;`, 'variation: unknown'],
      [`${plain.slug};M;1;;;`, 'variation: unknown'],
      [`${sized.slug};M, Kék;;;;`, 'count: required'],
      [`${sized.slug};M, Kék;1;1;;`, 'change: either_or'],
      [`${sized.slug};M, Kék;1;;loss;`, 'reason: invalid'],
      [`${sized.slug};M, Kék;;-1;receipt;`, 'change: invalid'],
      [`${sized.slug};M, Kék;;-3;loss;`, 'change: stock_too_low'],
      [`${unlimited.slug};;;3;;`, 'change: stock_unlimited'],
      [`${sized.slug};XL, Kék;6;;;`, undefined],
      [`${sized.slug};Kék, XL;7;;;`, 'twice'],
    ]
    const head = 'slug;variation;count;change;reason;note'
    const { lines } = await imported(stock, [head, ...cases.map(([line]) => line)].join('\n'))
    assert.deepEqual(
      lines.map(({ reason }) => reason),
      cases.map(([, reason]) => reason)
    )
    for (const wrong of ['1e2', '0.5', '-1', '9007199254740993', '=2+3', '1 000', 'öt']) {
      const { lines: told } = await imported(stock, `slug;count\n${plain.slug};${wrong}\n`)
      assert.match(told[0].reason ?? '', /^count: /, wrong)
    }
    assert.deepEqual([await stockOf(sized), await stockOf(plain)], [12, 9])
    await imported(stock, `slug;count\n${unlimited.slug};3\n`)
    assert.equal(await stockOf(unlimited), 3, 'a count begins where there was no limit')
  })

  test('an order between reading and writing is kept: the difference is made when it is booked', async ({
    client,
    assert,
  }) => {
    const [counted, taken] = [
      await givenProduct({ stock: 10, price: 10 }),
      await givenProduct({ stock: 4, price: 10 }),
    ]
    const member = await givenMember()
    await givenCreditedScan(member, 200)
    const [first, second] = await givenCart(member, [{ product: counted }, { product: taken }])
    const contents = `slug;count;change\n${counted.slug};12;\n${taken.slug};;-3\n`
    const { lines, written } = await imported(stock, contents, async () => {
      const body = checkoutBody({ [first]: 3, [second]: 2 })
      ;(await checkOut(client, member, body)).assertStatus(200)
    })
    assert.deepEqual(
      lines.map(({ state, detail }) => [state, detail]),
      [
        ['changed', '10 → 12'],
        ['changed', '4 → 1'],
      ]
    )
    assert.deepEqual(
      written.map(({ state, detail, reason }) => [state, detail ?? reason]),
      [
        ['changed', '7 → 9'],
        ['refused', 'change: stock_too_low'],
      ]
    )
    assert.deepEqual([await stockOf(counted), await stockOf(taken)], [9, 2])
    const moves = await movesOf(counted)
    assert.deepEqual(
      moves.map(({ delta }) => delta),
      [10, -3, 2]
    )
  })

  test('a count is of the shelf: what orders not yet sent will take is not there to be ordered', async ({
    assert,
  }) => {
    const [cap, mug] = [
      await givenProduct({ stock: 10, price: 10 }),
      await givenProduct({ stock: 5, price: 10 }),
    ]
    const hat = await givenProduct({ price: 10, stock: null })
    const order = await givenOrderInWork([
      { product: cap, quantity: 4 },
      { product: mug, quantity: 2 },
      { product: hat, quantity: 3 },
    ])
    const [caps, mugs] = order.lineIds
    await send(order, { [caps]: 1 })
    await substitute(order, [mugs, hat.id])
    const counts = (hats: number) =>
      `slug;count\n${cap.slug};9\n${mug.slug};5\n${hat.slug};${hats}\n`
    const low = await imported(stock, counts(4))
    assert.equal(low.lines[2].reason, 'count: stock_promised 5')
    assert.deepEqual(
      low.lines.map(({ state }) => state),
      ['unchanged', 'unchanged', 'refused']
    )
    const { lines } = await imported(stock, counts(8).replace(';9', ';8'))
    assert.deepEqual(
      lines.map(({ state, detail }) => [state, detail]),
      [
        ['changed', '6 → 5'],
        ['unchanged', undefined],
        ['changed', '∞ → 3'],
      ]
    )
    assert.deepEqual([await stockOf(cap), await stockOf(mug), await stockOf(hat)], [5, 5, 3])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a count sent again undoes nothing, also where it had changed nothing', async ({
    assert,
  }) => {
    const [same, other] = [
      await givenProduct({ stock: 10, price: 10 }),
      await givenProduct({ stock: 8, price: 10 }),
    ]
    const contents = `slug;count\n${same.slug};10\n${other.slug};12\n`
    const first = await imported(stock, contents)
    assert.deepInclude(first.counts, { changed: 1, unchanged: 1 })
    const order = await givenOrderInWork([
      { product: same, quantity: 3 },
      { product: other, quantity: 2 },
    ])
    await send(order, { [order.lineIds[0]]: 3, [order.lineIds[1]]: 2 })
    const again = await imported(stock, contents)
    assert.deepEqual(
      again.lines.map(({ state, reason }) => [state, reason]),
      [
        ['unchanged', 'already_booked'],
        ['unchanged', 'already_booked'],
      ]
    )
    assert.deepEqual([await stockOf(same), await stockOf(other)], [7, 10])
  })

  test('a count is refused where the shelf itself changed before it was written', async ({
    assert,
  }) => {
    const product = await givenProduct({ stock: 10, price: 10 })
    const order = await givenOrderInWork([{ product, quantity: 3 }])
    const { lines, written } = await imported(stock, `slug;count\n${product.slug};12\n`, () =>
      send(order, { [order.lineIds[0]]: 3 })
    )
    assert.equal(lines[0].detail, '7 → 9')
    assert.deepEqual([written[0].state, written[0].reason], ['refused', 'count: moved'])
    assert.equal(await stockOf(product), 7)
  })

  test('the same count sent twice at once is booked once', async ({ assert }) => {
    const product = await givenProduct({ stock: 1 })
    const contents = `slug;count;note\n${product.slug};6;Leltár 4\n`
    const results = await Promise.all([1, 2, 3].map(() => imported(stock, contents)))
    const states = results.flatMap(({ written }) => written.map(({ state }) => state))
    assert.equal(states.filter((state) => state === 'changed').length, 1)
    assert.deepEqual(
      (await movesOf(product)).map(({ delta }) => delta),
      [1, 5]
    )
  })

  test('the same file sent twice at once is booked once', async ({ assert }) => {
    const product = await givenProduct({ stock: 1 })
    const contents = `slug;change;note\n${product.slug};6;Raklap 4\n`
    const results = await Promise.all([1, 2, 3].map(() => imported(stock, contents)))
    const states = results.flatMap(({ written }) => written.map(({ state }) => state))
    assert.equal(states.filter((state) => state === 'changed').length, 1)
    assert.equal(await stockOf(product), 7)
    const broken = (await verifyInvariants(shopReader())).filter(({ violations }) => violations > 0)
    assert.notInclude(
      broken.map(({ id }) => id),
      'stock-conserved'
    )
  })

  test('the sample counts what there is, so that it changes nothing', async ({ assert }) => {
    await givenProduct({ stock: 5 })
    const { plan } = await planned(stock, await stockSample())
    await plan.close()
    assert.isAbove(plan.counts.unchanged, 0)
    assert.deepInclude(plan.counts, { new: 0, changed: 0, refused: 0 })
  })

  test('an operator brings stock in at the command line; many lines pass through', async ({
    assert,
  }) => {
    const product = await givenProduct({ stock: 5 })
    const lines = Array.from({ length: dose.importLines }, (_, at) => `nincs-${at};;1;`)
    const head = 'slug;variation;count;change'
    const path = givenFile([head, ...lines, `${product.slug};;;4`].join('\n'))
    const words = ['stock', 'import', path, '--yes', '--skip-refused', '--json']
    const { code, stdout, stderr } = await runCommand(words)
    assert.equal(code, 5, stderr.slice(-500))
    const document = JSON.parse(stdout)
    assert.deepInclude(document, { changed: 1, refused: dose.importLines, written: true })
    assert.deepEqual(document.lines.at(-1), {
      line: dose.importLines + 2,
      state: 'changed',
      name: product.slug,
      detail: '5 → 9',
    })
    assert.equal(await stockOf(product), 9)
  })
})
