import { test } from '@japa/runner'
import { holdEmbedded } from '#app/database/held_connection'
import { asLongWork } from '#app/database/long_work'
import { usesPostgres } from '#config/database'

/** Memory for pages of the connection that writes, in KiB, and whether a commit waits for the disk. */
async function settings(): Promise<{ memory: number; waits: boolean }> {
  const { runner, release } = await holdEmbedded()
  try {
    const [{ cache_size: size }] = runner.run<{ cache_size: number }>('PRAGMA cache_size')
    const [{ synchronous }] = runner.run<{ synchronous: number }>('PRAGMA synchronous')
    return { memory: -size, waits: synchronous === 2 }
  } finally {
    release()
  }
}

test.group('Long work', () => {
  test('has much memory and waits for no disk; what comes after it is as before', async ({
    assert,
  }) => {
    const usual = { memory: 16_000, waits: true }
    assert.deepEqual(await settings(), usual)
    assert.deepEqual(await asLongWork(settings), { memory: 65_536, waits: false })
    assert.deepEqual(await settings(), usual)
    const failing = asLongWork(() => Promise.reject(new Error('The disk is full')))
    await assert.rejects(() => failing, 'The disk is full')
    assert.deepEqual(await settings(), usual)
  }).skip(usesPostgres, 'PostgreSQL has its own')
})
