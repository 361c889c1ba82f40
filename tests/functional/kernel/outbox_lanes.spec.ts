import { setTimeout as passed } from 'node:timers/promises'
import { test } from '@japa/runner'
import { useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { BATCH_MAX, LEASE_MS, SLOW_MS } from '#app/outbox/constants'
import { DeliveryFailure, toldReason } from '#app/outbox/failures'
import { registerOutboxHandler, UndeliverableMessage } from '#app/outbox/handlers'
import { closeMessage, resendMessage } from '#app/outbox/laid_aside'
import { listed, messagesLike } from '#app/outbox/message_list'
import { sendLater, sendTogether } from '#app/outbox/outbox'
import { LANES, topic } from '#app/outbox/topic'
import { runOutboxOnce, startOutbox, stopOutbox } from '#app/outbox/worker'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { limitHere } from '#tests/support/time_limit'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const BY = { source: 'cli' } as const

const CODE = topic<{}>('l.code', { lane: 'codes' })
const USUAL = topic<{}>('l.usual')
const NEWSLETTER = topic<{}>('l.newsletter', { lane: 'campaigns' })

type Stored = {
  id: number
  lane: number
  attempts: number
  payload: string
  done_at: number | null
  dead_at: number | null
  last_error: string | null
}

async function stored(dedupeKey: string): Promise<Stored | undefined> {
  const sql = 'SELECT * FROM outbox_messages WHERE dedupe_key = ?'
  return (await shopReader().rows<Stored>(sql, [dedupeKey]))[0]
}

function given(name: typeof CODE, dedupeKey: string) {
  return transaction((trx) => sendLater(trx, { topic: name, dedupeKey, payload: {} }))
}

const ids = async (key: string) => (await stored(key))!.id

test.group('Lanes of the outbox', (group) => {
  let time = 1_900_000_000_000
  group.each.setup(async () => {
    const restore = useClock({ now: () => time })
    time += 2 * DAY_MS
    await runOutboxOnce()
    return restore
  })

  test('a message is written in the lane of its topic, one or many at a time', async ({
    assert,
  }) => {
    await given(CODE, 'lane:code')
    await given(USUAL, 'lane:usual')
    await transaction((trx) =>
      sendTogether(trx, [{ topic: NEWSLETTER, dedupeKey: 'lane:news', payload: {} }])
    )
    assert.equal((await stored('lane:code'))!.lane, LANES.codes)
    assert.equal((await stored('lane:usual'))!.lane, LANES.usual)
    assert.equal((await stored('lane:news'))!.lane, LANES.campaigns)
    for (const name of [CODE, USUAL, NEWSLETTER]) registerOutboxHandler(name, async () => {})
    await runOutboxOnce()
  })

  test('a login code passes 10,000 waiting newsletters, also while they hang', async ({
    assert,
    cleanup,
  }) => {
    const news = Array.from({ length: 10_000 }, (_, at) => {
      return { topic: NEWSLETTER, dedupeKey: `passes:${at}`, payload: {} }
    })
    await transaction((trx) => sendTogether(trx, news))
    let [sending, most] = [0, 0]
    let letGo = () => {}
    const hanging = new Promise<void>((resolve) => (letGo = resolve))
    registerOutboxHandler(NEWSLETTER, async () => {
      most = Math.max(most, ++sending)
      await hanging
      sending--
    })
    const arrived = new Promise<number>((resolve) => {
      registerOutboxHandler(CODE, async () => resolve(sending))
    })
    startOutbox()
    cleanup(async () => {
      await transaction(async ({ client }) => {
        await client.from('outbox_messages').where('topic', NEWSLETTER).delete()
      })
      letGo()
      await stopOutbox()
    })
    await given(CODE, 'passes:code')
    assert.isAtMost(await arrived, 2)
    assert.isAtMost(most, 2)
    const sql =
      'SELECT COUNT(*) AS waiting FROM outbox_messages WHERE topic = ? AND done_at IS NULL'
    const [{ waiting }] = await shopReader().rows<{ waiting: number }>(sql, [NEWSLETTER])
    assert.equal(Number(waiting), 10_000)
  }).timeout(60_000)

  test('a message that takes longer than its lease is not taken again by who carries it out', async ({
    assert,
    cleanup,
  }) => {
    const LONG = topic<{}>('l.long')
    let tries = 0
    let letGo = () => {}
    const begun = new Promise<void>((hasBegun) => {
      registerOutboxHandler(LONG, async () => {
        tries++
        hasBegun()
        await new Promise<void>((resolve) => (letGo = resolve))
      })
    })
    await given(LONG, 'long:1')
    startOutbox()
    cleanup(stopOutbox)
    await begun
    // As after a pause of the whole computer.
    time += 2 * LEASE_MS
    await passed(3 * SLOW_MS)
    assert.equal(tries, 1)
    letGo()
    await stopOutbox()
    const { done_at: doneAt, dead_at: deadAt, attempts } = (await stored('long:1'))!
    assert.isNotNull(doneAt)
    assert.deepEqual([deadAt, attempts], [null, 1])
  })

  test('nine messages of a silent service hold back no others of their lane', async ({
    assert,
    cleanup,
  }) => {
    const SILENT = topic<{}>('l.silent')
    const QUICK = topic<{}>('l.quick')
    let letGo = () => {}
    const silence = new Promise<void>((resolve) => (letGo = resolve))
    let silent = 0
    registerOutboxHandler(SILENT, async () => {
      silent++
      await silence
    })
    const told = new Set<string>()
    registerOutboxHandler(QUICK, async ({ dedupeKey }) => void told.add(dedupeKey))
    const keys = Array.from({ length: 40 }, (_, at) => `quick:${at}`)
    for (let at = 1; at < BATCH_MAX[LANES.usual]; at++) await given(SILENT, `silent:${at}`)
    startOutbox()
    cleanup(async () => {
      letGo()
      await stopOutbox()
    })
    for (let tries = 0; silent < BATCH_MAX[LANES.usual] - 1 && tries < 200; tries++)
      await passed(20)
    await transaction((trx) =>
      sendTogether(
        trx,
        keys.map((dedupeKey) => ({ topic: QUICK, dedupeKey, payload: {} }))
      )
    )
    const since = performance.now()
    for (let tries = 0; told.size < keys.length && tries < 500; tries++) await passed(20)
    const took = performance.now() - since
    assert.lengthOf([...told], keys.length)
    assert.isAtMost(took, limitHere(2 * SECOND_MS))
  })

  test('what was laid aside is sent again once, however often it is asked for', async ({
    assert,
  }) => {
    const FAILING = topic<{}>('l.failing')
    let tries = 0
    let works = false
    registerOutboxHandler(FAILING, async () => {
      tries++
      if (!works) throw new UndeliverableMessage('550', 'wrong_address', 550)
    })
    await given(FAILING, 'again:1')
    await runOutboxOnce()
    assert.equal((await stored('again:1'))!.last_error, 'wrong_address 550')
    works = true
    // Long after the day in which it was tried.
    time += 5 * DAY_MS
    const id = await ids('again:1')
    const twice = [1, 2].map(() => transaction((trx) => resendMessage(trx, id, BY)))
    assert.sameMembers(await Promise.all(twice), [true, false])
    await Promise.all([runOutboxOnce(), runOutboxOnce()])
    assert.equal(tries, 2)
    assert.isNotNull((await stored('again:1'))!.done_at)
    assert.isFalse(await transaction((trx) => resendMessage(trx, id, BY)))
    await runOutboxOnce()
    assert.equal(tries, 2)
  })

  test('what is sent again and fails again has a whole day of tries, and says why', async ({
    assert,
  }) => {
    const BUSY = topic<{}>('l.busy')
    let isHopeless = true
    registerOutboxHandler(BUSY, async () => {
      if (isHopeless) throw new UndeliverableMessage('no')
      throw new DeliveryFailure('refused', 'refused', 451)
    })
    await given(BUSY, 'busy:1')
    await runOutboxOnce()
    isHopeless = false
    time += 5 * DAY_MS
    const id = await ids('busy:1')
    await transaction((trx) => resendMessage(trx, id, BY))
    await runOutboxOnce()
    const row = (await stored('busy:1'))!
    assert.isNull(row.dead_at)
    assert.equal(row.attempts, 1)
    assert.deepEqual(toldReason(row.last_error), { reason: 'refused', detail: '451' })
    time += 2 * DAY_MS
    await runOutboxOnce()
    assert.isNotNull((await stored('busy:1'))!.dead_at)
  })

  test('what was closed says nothing any more and is never sent', async ({ assert }) => {
    const CLOSED = topic<{}>('l.closed')
    let tries = 0
    registerOutboxHandler(CLOSED, async () => {
      tries++
      throw new UndeliverableMessage('no')
    })
    await given(CLOSED, 'closed:1')
    await runOutboxOnce()
    const id = await ids('closed:1')
    assert.isTrue(await transaction((trx) => closeMessage(trx, id, BY)))
    assert.isFalse(await transaction((trx) => closeMessage(trx, id, BY)))
    assert.isFalse(await transaction((trx) => resendMessage(trx, id, BY)))
    await runOutboxOnce()
    assert.equal(tries, 1)
    const [message] = await messagesLike({ state: 'closed', topic: CLOSED })
    assert.equal(message.payload, '')
    assert.deepInclude(listed(message), { state: 'closed', attempts: 1, reason: 'failed' })
  })

  test('what was carried out or closed is removed after 90 days, what was laid aside is not', async ({
    assert,
  }) => {
    registerOutboxHandler(USUAL, async () => {})
    const DEAD = topic<{}>('l.dead')
    registerOutboxHandler(DEAD, async () => {
      throw new UndeliverableMessage('no')
    })
    await given(USUAL, 'old:done')
    await given(DEAD, 'old:dead')
    await runOutboxOnce()
    time += 89 * DAY_MS
    await given(USUAL, 'young:done')
    await runOutboxOnce()
    await tidyUp()
    assert.exists(await stored('old:done'))
    time += 1.1 * DAY_MS
    await tidyUp()
    assert.isUndefined(await stored('old:done'))
    assert.exists(await stored('young:done'))
    assert.isNull((await stored('old:dead'))!.done_at)
  })
})
