import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { usesPostgres } from '#config/database'
import { copyCsv } from '#app/database/copy_csv'
import { shopReader } from '#app/database/engine'

/** Rows of 1,000 bytes: so many fill some hundred pages. */
const ROWS = 30_000
const MANY = `SELECT n, repeat('é', 500) FROM generate_series(1, ${ROWS}) AS n`

const COPIES = `SELECT pid FROM pg_stat_activity
  WHERE query LIKE 'COPY (SELECT n, repeat%' AND state = 'active'`

test.group('A query written as CSV by PostgreSQL', (group) => {
  group.tap((one) => one.skip(!usesPostgres, 'only PostgreSQL writes lists itself'))

  test('every row arrives once, whole and in order, however slowly it is taken', async ({
    assert,
  }) => {
    let rows = 0
    const texts: string[] = []
    for await (const page of copyCsv(MANY)) {
      rows += page.rows
      texts.push(page.bytes.toString())
      await sleep(1)
    }
    assert.equal(rows, ROWS)
    const lines = texts.join('').split('\r\n')
    assert.equal(lines.pop(), '')
    assert.equal(lines.length, ROWS)
    for (const [at, line] of lines.entries()) {
      if (line !== `"${at + 1}";"${'é'.repeat(500)}"`) assert.fail(`Row ${at + 1} is ${line}`)
    }
  })

  test('a row may be longer than a page', async ({ assert }) => {
    const [page, ...more] = await Array.fromAsync(copyCsv(`SELECT repeat('x', 1000000)`))
    assert.deepEqual(more, [])
    assert.equal(page.bytes.toString(), `"${'x'.repeat(1_000_000)}"\r\n`)
  })

  test('values are values, and nothing at all is no page', async ({ assert }) => {
    const sql = 'SELECT n FROM (SELECT CAST(? AS TEXT) AS n) AS one WHERE n IS NOT NULL'
    const text = `'; DROP TABLE members; --\\ "$1`
    const [page] = await Array.fromAsync(copyCsv(sql, [text]))
    assert.equal(page.bytes.toString(), `"${text.replace('"', '""')}"\r\n`)
    assert.deepEqual(await Array.fromAsync(copyCsv(sql, [null])), [])
  })

  test('what the database refuses is thrown, also in the middle', async ({ assert }) => {
    await assert.rejects(() => Array.fromAsync(copyCsv('SELECT nothing')), /nothing/)
    const late = `SELECT 1 / (${ROWS} - n), repeat('x', 100) FROM generate_series(1, ${ROWS}) AS n`
    await assert.rejects(() => Array.fromAsync(copyCsv(late)), /division by zero/)
  })

  test('who stops early leaves nothing running', async ({ assert }) => {
    for await (const { rows } of copyCsv(MANY)) {
      assert.isBelow(rows, ROWS)
      break
    }
    const running = async () => (await shopReader().rows(COPIES)).length
    for (let tried = 0; tried < 200 && (await running()); tried++) await sleep(10)
    assert.equal(await running(), 0)
  })
})
