import { setTimeout as pause } from 'node:timers/promises'
import transmit from '@adonisjs/transmit/services/main'
import { RedisTransport } from '@boringnode/bus/transports/redis'
import { test } from '@japa/runner'
import { MessageConnection } from '#app/realtime/message_connection'
import { findRedis, startRedis } from '../../../scripts/services/redis.mjs'
import { loggedIn, streamOf, until } from '#tests/support/event_streams'
import { givenSeededShop } from '#tests/support/seeded_shop'
import type { ShopClient } from '#tests/support/shop_client'

/** Where the processes of a shop speak to each other. */
const BUS = 'transmit::broadcast'
/** A connection tries again after at most two seconds. In ms. */
const BACK_MS = 10_000

/** Another process of the shop, as config/transmit.ts makes it. */
function otherProcess(url: string) {
  const transport = new RedisTransport(new MessageConnection(url, { lazyConnect: true }))
  return transport.setId('another-process')
}

/** A stream that hears the notifications of its member. */
async function listening(browser: ShopClient, channel: string) {
  const stream = await streamOf(browser)
  const { status } = await browser.post('/__transmit/subscribe', { uid: stream.uid, channel })
  if (status !== 204) throw new Error(`The channel was refused: ${status}`)
  return stream
}

test.group('Redis is back', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']).timeout(180_000))
  group.tap((one) => one.skip(!findRedis(), 'redis-server is not installed here'))

  async function givenServer(cleanup: (work: () => Promise<void>) => void) {
    const redis = await startRedis()
    cleanup(() => redis.stop())
    const shop = await givenSeededShop({ members: 1 })
    cleanup(() => shop.remove())
    const { url } = await shop.serve({ REDIS_URL: redis.url })
    const [{ id, email, password }] = shop.members
    const browser = await loggedIn({ email }, url, password)
    const other = otherProcess(redis.url)
    cleanup(() => other.disconnect())
    const channel = `users/${id}/notifications`
    const tell = (count: number) => other.publish(BUS, { type: 1, channel, payload: { count } })
    return { redis, other, tell, open: () => listening(browser, channel) }
  }

  test('streams that were open meanwhile come back, and hear what other processes say from then on', async ({
    assert,
    cleanup,
  }) => {
    const { redis, tell, open } = await givenServer(cleanup)
    const stream = await open()
    await heard(stream, tell, 1)
    await redis.crash()
    await tell(2)
    await pause(500)
    assert.isFalse(stream.isClosed)
    assert.notInclude(stream.text, '"count":2')
    await redis.start()
    await until(() => stream.isClosed, BACK_MS)
    assert.isTrue(stream.isClosed)
    const again = await open()
    await heard(again, tell, 3)
    assert.isFalse(again.isClosed)
  })

  test('streams come back where another process says that it was not heard', async ({
    assert,
    cleanup,
  }) => {
    const { other, tell, open } = await givenServer(cleanup)
    const stream = await open()
    await heard(stream, tell, 1)
    await other.publish(BUS, { type: 1, channel: 'streams/come-back', payload: null })
    await until(() => stream.isClosed, BACK_MS)
    assert.isTrue(stream.isClosed)
  })

  test('a process that was not heard says so once it can speak again', async ({
    assert,
    cleanup,
  }) => {
    const redis = await startRedis()
    cleanup(() => redis.stop())
    const asked: unknown[] = []
    const stop = transmit.on('broadcast', ({ channel }) => {
      if (channel === 'streams/come-back') asked.push(channel)
    })
    cleanup(() => stop())
    const connection = new MessageConnection(redis.url)
    cleanup(() => connection.disconnect())
    await until(() => connection.status === 'ready')
    await redis.crash()
    await redis.start()
    await until(() => connection.status === 'ready', BACK_MS)
    assert.isEmpty(asked)
    await redis.crash()
    assert.equal(await connection.publish('shop', 'lost'), 0)
    await redis.start()
    await until(() => asked.length > 0, BACK_MS)
    assert.lengthOf(asked, 1)
  })

  /** Tells until it is heard: who has only just begun to listen may miss a message. */
  async function heard(
    stream: { text: string },
    tell: (count: number) => Promise<unknown>,
    count: number
  ) {
    const isHeard = () => stream.text.includes(`"count":${count}`)
    const end = performance.now() + BACK_MS
    while (!isHeard() && performance.now() < end) {
      await tell(count)
      await until(isHeard, 200)
    }
    if (!isHeard()) throw new Error(`Nobody heard ${count}`)
  }
})
