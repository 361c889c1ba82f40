import { test } from '@japa/runner'
import { clock, useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { registerOutboxHandler, TryLater, UndeliverableMessage } from '#app/outbox/handlers'
import type { DueMessage } from '#app/outbox/handlers'
import { sendLater } from '#app/outbox/outbox'
import { BATCH_MAX } from '#app/outbox/constants'
import { outboxState } from '#app/outbox/state'
import { LANES, topic, type LaneName } from '#app/outbox/topic'
import { runOutboxOnce, startOutbox, stopOutbox } from '#app/outbox/worker'
import { destroyMemberKey } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { limitHere } from '#tests/support/time_limit'

const SECONDS = 1000
const HOURS = 3600 * SECONDS

function given(name: string, dedupeKey: string, memberId?: number) {
  const payload = { to: 'kovacs@example.hu' }
  return transaction((trx) =>
    sendLater(trx, { topic: topic<typeof payload>(name), dedupeKey, memberId, payload })
  )
}

async function stored(dedupeKey: string) {
  const sql = 'SELECT payload, attempts, done_at, dead_at FROM outbox_messages WHERE dedupe_key = ?'
  type Row = { payload: string; attempts: number; done_at: number | null; dead_at: number | null }
  const [row] = await shopReader().rows<Row>(sql, [dedupeKey])
  return row
}

test.group('Outbox', (group) => {
  let time = 1_800_000_000_000
  let restore: () => void
  group.each.setup(() => {
    time += 48 * HOURS
    restore = useClock({ now: () => time })
    return () => restore()
  })

  test('a message is carried out once, with what it was given, and is emptied after it', async ({
    assert,
  }) => {
    const seen: DueMessage[] = []
    registerOutboxHandler(topic('t.plain'), async (message) => void seen.push(message))
    assert.isTrue(await given('t.plain', 'plain:1'))
    await runOutboxOnce()
    await runOutboxOnce()
    assert.lengthOf(seen, 1)
    assert.deepInclude(seen[0], { dedupeKey: 'plain:1', attempts: 1, memberId: null })
    assert.deepEqual(seen[0].payload, { to: 'kovacs@example.hu' })
    assert.deepInclude(await stored('plain:1'), { payload: '', done_at: time })
  })

  test('a second message under one dedupe key is not written', async ({ assert }) => {
    registerOutboxHandler(topic('t.twice'), async () => {})
    assert.isTrue(await given('t.twice', 'twice:1'))
    assert.isFalse(await given('t.twice', 'twice:1'))
  })

  test('a message of a refused transaction does not exist', async ({ assert }) => {
    registerOutboxHandler(topic('t.refused'), async () => {})
    const work = transaction(async (trx) => {
      await sendLater(trx, { topic: topic('t.refused'), dedupeKey: 'refused:1', payload: {} })
      throw new Error('refused')
    })
    await assert.rejects(() => work, 'refused')
    assert.isUndefined(await stored('refused:1'))
  })

  test('what a message says cannot be read in the database', async ({ assert }) => {
    await given('t.nobody', 'sealed:1')
    await given('t.nobody', 'sealed:2', 71)
    for (const key of ['sealed:1', 'sealed:2']) {
      assert.notInclude((await stored(key)).payload, 'kovacs')
    }
  })

  test('a message of a deleted member is laid aside unread', async ({ assert }) => {
    let called = 0
    registerOutboxHandler(topic('t.deleted'), async () => void called++)
    await given('t.deleted', 'deleted:1', 1_900_000_072)
    await transaction((trx) => destroyMemberKey(trx, 1_900_000_072))
    await runOutboxOnce()
    assert.equal(called, 0)
    assert.equal((await stored('deleted:1')).dead_at, time)
  })

  test('a member gets the right message by the key made with the first', async ({ assert }) => {
    const seen: unknown[] = []
    registerOutboxHandler(topic('t.member'), async (message) => void seen.push(message.payload))
    await given('t.member', 'member:1', 73)
    await given('t.member', 'member:2', 73)
    await runOutboxOnce()
    assert.deepEqual(seen, [{ to: 'kovacs@example.hu' }, { to: 'kovacs@example.hu' }])
  })

  test('a failed message waits longer after each failure and is carried out in the end', async ({
    assert,
  }) => {
    const tries: number[] = []
    const start = time
    registerOutboxHandler(topic('t.fails'), async () => {
      tries.push(time - start)
      if (tries.length < 4) throw new Error('gateway down')
    })
    await given('t.fails', 'fails:1')
    // Steps far shorter than a pause, which has a tenth of chance in it: seconds would count one of 2.1 as 3.
    for (; time < start + 20 * SECONDS; time += SECONDS / 10) await runOutboxOnce()
    assert.lengthOf(tries, 4)
    const pauses = tries.slice(1).map((at, index) => at - tries[index])
    assert.isAtLeast(pauses[1], pauses[0] * 1.5)
    assert.isAtLeast(pauses[2], pauses[1] * 1.5)
    assert.isNotNull((await stored('fails:1')).done_at)
  })

  test('a message that fails for a day is laid aside and counted', async ({ assert }) => {
    registerOutboxHandler(topic('t.hopeless'), async () => {
      throw new Error('gateway down')
    })
    const before = await outboxState()
    await given('t.hopeless', 'hopeless:1')
    const end = time + 27 * HOURS
    for (; time < end; time += 600 * SECONDS) await runOutboxOnce()
    const row = await stored('hopeless:1')
    assert.isNotNull(row.dead_at)
    assert.isBelow(row.attempts, 40)
    assert.equal((await outboxState()).dead, before.dead + 1)
  })

  test('a handler says that a message cannot be delivered, or when to come again', async ({
    assert,
  }) => {
    registerOutboxHandler(topic('t.gone'), async () => {
      throw new UndeliverableMessage('410')
    })
    let tries = 0
    registerOutboxHandler(topic('t.later'), async () => {
      if (++tries === 1) throw new TryLater(120)
    })
    await given('t.gone', 'gone:1')
    await given('t.later', 'later:1')
    await runOutboxOnce()
    assert.equal((await stored('gone:1')).dead_at, time)
    time += 119 * SECONDS
    await runOutboxOnce()
    assert.equal(tries, 1)
    time += 2 * SECONDS
    await runOutboxOnce()
    assert.equal(tries, 2)
  })

  test('a message taken by a process that died is taken again after its lease', async ({
    assert,
  }) => {
    let tries = 0
    const { takeDueMessages } = await import('#app/outbox/queue')
    registerOutboxHandler(topic('t.crash'), async () => void tries++)
    await given('t.crash', 'crash:1')
    assert.include(
      (await takeDueMessages(LANES.usual, { topics: ['t.crash'], count: 1, except: [] })).map(
        (message) => message.dedupeKey
      ),
      'crash:1'
    )
    await runOutboxOnce()
    assert.equal(tries, 0)
    time += 61 * SECONDS
    await runOutboxOnce()
    assert.equal(tries, 1)
  })

  test('two workers never carry one message out together', async ({ assert }) => {
    const seen: string[] = []
    registerOutboxHandler(topic('t.race'), async (message) => void seen.push(message.dedupeKey))
    await Promise.all(Array.from({ length: 40 }, (_, at) => given('t.race', `race:${at}`)))
    await Promise.all([runOutboxOnce(), runOutboxOnce(), runOutboxOnce()])
    assert.lengthOf(seen, 40)
    assert.lengthOf(new Set(seen), 40)
  })

  test('a running worker is woken by the commit', async ({ assert }) => {
    restore()
    restore = () => {}
    const carried = new Promise<number>((resolve) => {
      registerOutboxHandler(topic('t.nudge'), async () => resolve(clock.now()))
    })
    startOutbox()
    const sent = clock.now()
    await given('t.nudge', 'nudge:1')
    assert.isBelow((await carried) - sent, limitHere(500))
    await stopOutbox()
  })

  test('a worker that ends leaves what is due beside the messages under way', async ({
    assert,
  }) => {
    const waiting = 2 * BATCH_MAX[LANES.usual]
    const carried = new Set<string>()
    let begun = () => {}
    const first = new Promise<void>((resolve) => (begun = resolve))
    registerOutboxHandler(topic('t.ending'), async ({ dedupeKey }) => {
      begun()
      await new Promise((resolve) => setTimeout(resolve, 20))
      carried.add(dedupeKey)
    })
    for (let number = 0; number < waiting; number++) await given('t.ending', `ending:${number}`)
    startOutbox()
    await first
    await stopOutbox()
    assert.isAtLeast(carried.size, 1)
    assert.isAtMost(carried.size, BATCH_MAX[LANES.usual])
    await runOutboxOnce()
    assert.equal(carried.size, waiting)
  })

  test('the age of the oldest due message is known', async ({ assert }) => {
    await given('t.unhandled', 'age:1')
    time += 90 * SECONDS
    assert.isAtLeast((await outboxState()).oldestSeconds, 90)
  })

  test('each lane has an age of its own: what is slow in one says nothing of the others', async ({
    assert,
  }) => {
    await transaction((trx) => rows(trx, 'DELETE FROM outbox_messages WHERE done_at IS NULL', []))
    const send = (name: string, lane: LaneName) =>
      transaction((trx) =>
        sendLater(trx, { topic: topic<object>(name, { lane }), dedupeKey: name, payload: {} })
      )
    await send('t.silent_partner', 'partners')
    time += 4000 * SECONDS
    await send('t.waiting_code', 'codes')
    time += 10 * SECONDS
    const { waiting, oldestSeconds, oldestByLane } = await outboxState()
    assert.deepEqual(oldestByLane, { codes: 10, usual: 0, campaigns: 0, partners: 4010 })
    assert.deepEqual([waiting, oldestSeconds], [2, 4010])
  })
})
