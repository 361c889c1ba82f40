import { statSync } from 'node:fs'
import { test } from '@japa/runner'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { runCommand, startCommandHost, type CommandHost } from '#tests/support/command_line'
import { givenFile } from '#tests/support/import_files'
import { barsOf, TERMINAL } from '#tests/support/progress_bars'

/** More than a few batches. */
const LINES = 1000

/** Many lines that are refused, and one that changes a stock of 5 to 9. */
async function givenCount() {
  const product = await givenProduct({ stock: 5 })
  const lines = Array.from({ length: LINES }, (_, at) => `nincs-${at};1`)
  return { product, path: givenFile(['slug;count', ...lines, `${product.slug};9`].join('\n')) }
}

test.group('The progress of an import', (group) => {
  let terminal: CommandHost
  group.setup(() => {
    terminal = startCommandHost(TERMINAL)
    return () => terminal.stop()
  })

  test('a rehearsal at a terminal tells how far the file is read, and stdout only lines', async ({
    assert,
  }) => {
    const { path } = await givenCount()
    const size = statSync(path).size
    const { code, stdout, stderr } = await terminal.run(['stock', 'import', path, '--dry-run'])
    assert.equal(code, 1, stderr)
    const bars = barsOf(stderr, 'bytes read')
    assert.isAtLeast(bars.length, LINES / 200, 'each batch that told lines draws the bar again')
    assert.isBelow(bars[0].done, size / 2)
    assert.deepEqual(bars.at(-1), { done: size, total: size })
    const done = bars.map((bar) => bar.done)
    assert.deepEqual(
      done,
      done.toSorted((a, b) => a - b)
    )
    assert.deepEqual(new Set(bars.map((bar) => bar.total)), new Set([size]))
    assert.deepEqual(barsOf(stderr, 'lines'), [], 'nothing is written')
    const told = stdout.trimEnd().split('\n')
    assert.lengthOf(told, LINES + 1)
    for (const line of told) assert.match(line, /^\d+\t(refused|changed)\t[^█░]*$/)
  })

  test('reading and then writing each have a bar', async ({ assert }) => {
    const { product, path } = await givenCount()
    const words = ['stock', 'import', path, '--yes', '--skip-refused']
    const { stderr } = await terminal.run(words)
    assert.isAbove(barsOf(stderr, 'bytes read').length, 0)
    assert.deepEqual(barsOf(stderr, 'lines'), [{ done: 1, total: 1 }])
    assert.equal(await stockOf(product), 9)
  })

  test('gifts tell it too, a document never, and neither does a log', async ({ assert }) => {
    const product = await givenProduct({ price: 100 })
    const path = givenFile(`slug;price\n${product.slug};7\n`)
    const words = ['products', 'import', path, '--dry-run']
    const seen = await terminal.run(words)
    const size = statSync(path).size
    assert.deepEqual(barsOf(seen.stderr, 'bytes read').at(-1), { done: size, total: size })
    assert.equal(seen.stdout, `2\tchanged\t${product.slug}\tprice\n`)
    const document = await terminal.run([...words, '--json'])
    assert.notMatch(document.stderr, /[█░]/)
    assert.deepInclude(JSON.parse(document.stdout), { changed: 1, written: false })
    assert.notMatch((await runCommand(words)).stderr, /[█░]/)
  })
})
