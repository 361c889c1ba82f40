import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  currentPatience,
  inNoHurry,
  withPatienceFor,
  type RequestPatience,
} from '#app/database/request_patience'

/** Looks of five seconds. */
const FIVE_SECONDS = 50

/** An answer of which nothing was sent yet. */
const answer = () => Object.assign(new EventEmitter(), { headersSent: false }) as ServerResponse

function waitFor(patience: RequestPatience | undefined, looks: number) {
  for (let look = 0; look < looks; look++) patience?.count()
}

test.group('The patience of a request', () => {
  test('is spent by all its waiting together, before five seconds', async ({ assert }) => {
    const both = [1, 2].map((one) =>
      withPatienceFor(answer(), async () => {
        waitFor(currentPatience(), FIVE_SECONDS / 2)
        await sleep(one)
        const before = currentPatience()?.isSpent
        waitFor(currentPatience(), one === 1 ? FIVE_SECONDS / 2 : 1)
        return [before, currentPatience()?.isSpent]
      })
    )
    assert.deepEqual(await Promise.all(both), [
      [false, true],
      [false, false],
    ])
    assert.isUndefined(currentPatience())
  })

  test('does not end an answer that has begun, nor work that takes its time', ({ assert }) => {
    const response = answer()
    withPatienceFor(response, () => {
      const patience = currentPatience()!
      waitFor(patience, FIVE_SECONDS)
      assert.isTrue(patience.isSpent)
      assert.isUndefined(inNoHurry(currentPatience))
      Object.assign(response, { headersSent: true })
      assert.isFalse(patience.isSpent)
    })
  })
})
