import { test } from '@japa/runner'
import { answerOf } from '#app/exceptions/answer'
import { transaction } from '#app/transaction'
import { usesPostgres } from '#config/database'
import { asOtherRequest } from '#tests/support/other_request'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test.group('Behind a slow transaction', (group) => {
  group.tap((one) => one.skip(usesPostgres, 'PostgreSQL has a connection for each'))

  test('who comes late is told to come again as well', async ({ assert }) => {
    const slow = transaction(async () => {
      await pause(3300)
      // Another one comes when those who had waited were sent away already, and the first waits for it.
      await asOtherRequest(() => transaction(async () => {}))
    })
    const error = await Promise.race([
      slow.catch((caught) => caught),
      // It takes seven seconds on a machine that is not busy.
      pause(25_000).then(() => 'still waiting'),
    ])
    assert.equal(answerOf(error).status, 503, String(error))
    await transaction(async () => {})
  }).timeout(40_000)
})
