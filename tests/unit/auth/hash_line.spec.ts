import { test } from '@japa/runner'
import { hashesAtOnce } from '#auth/passwords/hash_line'

test.group('Password hashes at once', () => {
  test('[A-59] as many as cores, and two threads are left for files', ({ assert }) => {
    const cases = [
      [1, 4, 1],
      [2, 4, 2],
      [8, 4, 2],
      [8, 12, 8],
      [4, 1, 1],
    ]
    for (const [cores, threads, hashes] of cases) {
      assert.equal(hashesAtOnce(cores, threads), hashes)
    }
  })
})
