import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { copyCsv } from '#app/database/copy_csv'
import { shopReader } from '#app/database/engine'
import { CSV_FORMAT } from '#app/files/csv_format'
import { csvLine, safeCell } from '#auth/extra_points/exports/csv_sql'
import { usesPostgres } from '#config/database'

const CELLS = [safeCell('a'), safeCell('b')]
const TEXTS = 'FROM (SELECT CAST(? AS TEXT) AS a, CAST(? AS TEXT) AS b) AS texts'

async function written(text: string | null) {
  const values = [text, 'x']
  if (usesPostgres) {
    const pages = copyCsv(`SELECT ${CELLS.join(', ')} ${TEXTS}`, values)
    return (await Array.fromAsync(pages)).map(({ bytes }) => bytes.toString()).join('')
  }
  const sql = `SELECT ${csvLine(CELLS)} AS line ${TEXTS}`
  const [{ line }] = await shopReader().rows<{ line: string }>(sql, values)
  return line
}

test.group('A line of a list written by the database', () => {
  test('a reader of CSV gets every text back as it was', async ({ assert }) => {
    const texts = ['Szűcs', 'a;b', 'say "hi"', '""', 'two\r\nlines', ' padded ', "it's", '$1 ? %']
    for (const text of texts) {
      const line = await written(text)
      assert.deepEqual(parse(line, { delimiter: ';' }), [[text, 'x']], text)
      assert.equal(line, stringify([[text, 'x']], CSV_FORMAT), text)
    }
  })

  test('everything is quoted, and what is not known is an empty cell', async ({ assert }) => {
    assert.equal(await written('a'), '"a";"x"\r\n')
    assert.equal(await written(''), '"";"x"\r\n')
    assert.equal(await written(null), '"";"x"\r\n')
  })

  test('no cell begins as a formula does', async ({ assert }) => {
    for (const text of ['=1+1', '+36301234567', '-2', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1']) {
      assert.equal(await written(text), `"'${text}";"x"\r\n`, text)
      assert.equal(await written(text), stringify([[text, 'x']], CSV_FORMAT), text)
    }
    assert.equal(await written('a=1'), '"a=1";"x"\r\n')
    assert.equal(await written('"=1'), '"""=1";"x"\r\n')
  })
})
