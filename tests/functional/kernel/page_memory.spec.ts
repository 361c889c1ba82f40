import { test } from '@japa/runner'
import { holdEmbedded } from '#app/database/held_connection'
import { withMuchPageMemory } from '#app/database/page_memory'
import { usesPostgres } from '#config/database'

/** Memory for pages of the connection that writes, in KiB. */
async function pageMemory(): Promise<number> {
  const { runner, release } = await holdEmbedded()
  try {
    const [{ cache_size: size }] = runner.run<{ cache_size: number }>('PRAGMA cache_size')
    return -size
  } finally {
    release()
  }
}

test.group('Memory for pages', () => {
  test('is four times as much for long work, and as before afterwards', async ({ assert }) => {
    const usual = await pageMemory()
    assert.equal(await withMuchPageMemory(pageMemory), 65_536)
    assert.equal(await pageMemory(), usual)
    assert.equal(usual, 16_000)
    const failing = withMuchPageMemory(() => Promise.reject(new Error('The disk is full')))
    await assert.rejects(() => failing, 'The disk is full')
    assert.equal(await pageMemory(), usual)
  }).skip(usesPostgres, 'PostgreSQL has its own')
})
