import { test } from '@japa/runner'
import { answerOf } from '#app/exceptions/answer'
import { transaction } from '#app/transaction'
import { usesPostgres } from '#config/database'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test.group('Behind a slow transaction', (group) => {
  group.tap((one) => one.skip(usesPostgres, 'PostgreSQL has a connection for each'))

  test('who comes late is told to come again as well', async ({ assert }) => {
    const slow = transaction(async () => {
      await pause(3300)
      // It waits for itself, and comes when those who had waited were sent away already.
      await transaction(async () => {})
    })
    const error = await Promise.race([
      slow.catch((caught) => caught),
      pause(8000).then(() => 'still waiting'),
    ])
    assert.equal(answerOf(error).status, 503, String(error))
    await transaction(async () => {})
  }).timeout(20_000)
})
