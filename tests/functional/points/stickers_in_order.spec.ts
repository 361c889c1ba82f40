import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { usesPostgres } from '#config/database'
import { BATCH_MAX, sealCode, SERIALS_MAX } from '#points/code_batches/code_format'
import { newestCodeKey } from '#points/code_batches/code_keys'
import { areStickers, beginningOf, bySerial } from '#points/code_batches/stickers_sql'

const PLACES = [
  [1, 0],
  [31, 31],
  [32, 32],
  [1023, 1023],
  [1024, 32_768],
  [20_000, 700_001],
  [BATCH_MAX, SERIALS_MAX - 1],
]

test.group('Codes in the order of their stickers', () => {
  test('SQL spells the beginning of a code as the code itself', async ({ assert }) => {
    for (const [batch, serial] of PLACES) {
      const [{ spelled }] = await shopReader().rows<{ spelled: string }>(
        `SELECT ${beginningOf('batch', 'serial')} AS spelled
          FROM (SELECT CAST(? AS INTEGER) AS batch, CAST(? AS INTEGER) AS serial) place`,
        [batch, serial]
      )
      assert.equal(spelled, sealCode(batch, serial, newestCodeKey()).slice(0, 7))
    }
  })

  test('a part of a batch is found where it lies, and needs no sorting', async ({ assert }) => {
    const wanted = areStickers('c', {
      batch: '(SELECT 1)',
      first: '(SELECT 2)',
      last: '(SELECT 3)',
    })
    const plan = await shopReader().rows<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT c.serial, s.member_id FROM codes c JOIN scans s ON s.code = c.code
        WHERE ${wanted} ORDER BY ${bySerial('c')}, s.member_id LIMIT 10`
    )
    const told = plan.map(({ detail }) => detail).join('\n')
    assert.match(told, /SEARCH c USING PRIMARY KEY \(code>\? AND code<\?\)/)
    assert.notMatch(told, /TEMP B-TREE|SCAN c/)
  }).skip(usesPostgres, 'PostgreSQL has an index of batch and serial')
})
