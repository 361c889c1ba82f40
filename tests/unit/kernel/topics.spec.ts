import { test } from '@japa/runner'
import { handlerOf, registerOutboxHandler } from '#app/outbox/handlers'
import { MAIL } from '#app/outbox/letters'
import type { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'

const PAID = topic<{ orderId: number }>('t.paid')

/** What the compiler takes and refuses; nothing of it runs. */
export const messages: Parameters<typeof sendLater<{ orderId: number }>>[1][] = [
  { topic: PAID, dedupeKey: 'paid:1', payload: { orderId: 1 } },
  // @ts-expect-error a payload is what its topic declares
  { topic: PAID, dedupeKey: 'paid:1', payload: { order: 1 } },
  // @ts-expect-error no word is a topic that nobody declared
  { topic: 't.paid', dedupeKey: 'paid:1', payload: { orderId: 1 } },
  // @ts-expect-error nor is the topic of another payload
  { topic: MAIL, dedupeKey: 'paid:1', payload: { orderId: 1 } },
]

test.group('Topics', () => {
  test('a handler is found by the name of its topic, and takes what is declared for it', ({
    assert,
  }) => {
    registerOutboxHandler(PAID, async ({ payload }) => void payload.orderId.toFixed())
    // @ts-expect-error a handler reads nothing that is not in the payload
    registerOutboxHandler(PAID, async ({ payload }) => void payload.order)
    // @ts-expect-error nor does it take a payload of its own
    registerOutboxHandler(PAID, async (message: { payload: { to: string } }) => void message)
    assert.isFunction(handlerOf('t.paid'))
    assert.isUndefined(handlerOf('t.other'))
  })
})
