import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { BATCH_MAX } from '#app/outbox/constants'
import { LANES } from '#app/outbox/topic'
import { dose } from '#tests/support/dose'
import { freshDatabase } from '#tests/support/fresh_database'
import { CHANNELS, KillingServices } from '#tests/support/killing_services'
import { finished, startFile } from '#tests/support/processes'
import { seededRandom } from '#tests/support/seeded_random'

/** Members of each round; each of them gets a mail, a push, an SMS and a code. */
const MEMBERS = 3
/** Between the answer of a service and the end of the process, in ms: it may have noted the sending by then, or not. */
const AFTER_MS_MAX = 12
/** What a process carries out at a time. */
const AT_ONCE = BATCH_MAX[LANES.codes] + BATCH_MAX[LANES.usual]

const MESSAGES = `SELECT topic, dedupe_key AS "key", attempts, done_at AS "doneAt", last_error AS "lastError"
  FROM outbox_messages WHERE topic IN ('mail', 'push', 'notice_sms', 'sms')`
const TOLD = `SELECT COUNT(*) AS told, COUNT(DISTINCT member_id) AS members FROM notifications`
const PAID = 'SELECT SUM(parts) AS parts FROM sms_days'

interface Message {
  topic: 'mail' | 'push' | 'notice_sms' | 'sms'
  key: string
  attempts: number
  doneAt: number | null
  lastError: string | null
}

/** The name of a message as the mail server and the SMS provider get it. */
function nameOf({ topic, key }: Message): string {
  const hash = createHash('sha256').update(key).digest()
  return topic === 'mail' ? hash.toString('hex').slice(0, 32) : String(hash.readUIntBE(0, 6))
}

/** How often each name arrived. */
function copiesOf(names: string[]): (message: Message) => number {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  return (message) => counted.get(nameOf(message)) ?? 0
}

const isSms = ({ topic }: Message) => topic === 'notice_sms' || topic === 'sms'

test.group('Messages and kill -9', () => {
  test('[Z-13] killed between sending and noting it, every channel brings everything, once to who knows it by its name, and what costs money waits for staff', async ({
    assert,
    cleanup,
  }) => {
    const services = new KillingServices()
    const environment = await services.start()
    cleanup(() => services.stop())
    const database = await freshDatabase()
    cleanup(() => database.remove())
    const start = (...words: string[]) =>
      startFile('tests/support/sending_child.ts', words, {
        ...environment,
        ...database.environment,
      })
    const random = seededRandom(20)
    let kills = 0
    for (let round = 0; round < dose.sendingKills; round++) {
      const child = start(String(round), String(MEMBERS))
      const channel = CHANNELS[round % CHANNELS.length]
      const isBeforeAnswer = (round + Math.floor(round / CHANNELS.length)) % 2 === 0
      const afterMs = isBeforeAnswer ? 0 : random.below(AFTER_MS_MAX)
      services.killing = { child, channel, at: 1 + random.below(MEMBERS), afterMs }
      const { code, output } = await finished(child)
      assert.oneOf(code, [null, 0], output)
      if (code === null) kills++
    }
    services.killing = undefined
    assert.isAbove(kills, dose.sendingKills / 2)
    const total = MEMBERS * dose.sendingKills
    const { arrived } = services
    /** What the outbox holds when everything that can go has gone. */
    const settled = async (...words: string[]) => {
      const { code, output } = await finished(start(String(dose.sendingKills), '0', ...words))
      assert.equal(code, 0, output)
      return (await database.run(MESSAGES)) as unknown as Message[]
    }

    const messages = await settled()
    const of = (topic: Message['topic']) => messages.filter((one) => one.topic === topic)
    const [{ told, members }] = await database.run(TOLD)
    assert.deepEqual([Number(told), Number(members)], [total, total], 'the list, each once')
    for (const topic of ['mail', 'push', 'notice_sms', 'sms'] as const) {
      assert.lengthOf(of(topic), total, topic)
    }
    const mailed = copiesOf(arrived.mail)
    for (const mail of of('mail')) {
      assert.isNotNull(mail.doneAt)
      assert.isAtLeast(mailed(mail), 1, 'it arrived')
      assert.isAtMost(mailed(mail), mail.attempts, 'only what was under way is repeated')
    }
    assert.equal(new Set(arrived.mail).size, total, 'a mailbox that knows names shows each once')
    assert.equal(new Set(arrived.push).size, total, 'every browser was told')
    assert.isAtMost(arrived.mail.length - total, kills * AT_ONCE)
    assert.isAtMost(arrived.push.length - total, kills * AT_ONCE)

    const texts = [...arrived.sms, ...arrived.code]
    const texted = copiesOf(texts)
    for (const sms of messages.filter(isSms)) {
      assert.isAtMost(texted(sms), 1, 'nothing that costs money is repeated by itself')
    }
    assert.isTrue(
      of('sms').every(({ doneAt }) => doneAt !== null),
      'a code waits for nobody'
    )
    const held = of('notice_sms').filter(({ doneAt }) => doneAt === null)
    assert.isAtLeast(held.length, 1)
    assert.isAtMost(held.length, kills * AT_ONCE)
    for (const sms of of('notice_sms')) {
      if (held.includes(sms)) assert.equal(sms.lastError, 'sms_maybe_sent')
      else assert.equal(texted(sms), 1)
    }
    const [{ parts }] = await database.run(PAID)
    assert.isAtLeast(Number(parts), texts.length, 'what may have gone may have been paid')

    const decided = await settled('decided')
    const again = copiesOf(arrived.sms)
    for (const sms of decided.filter(({ topic }) => topic === 'notice_sms')) {
      assert.isNotNull(sms.doneAt)
      assert.equal(again(sms), texted(sms) + (held.some(({ key }) => key === sms.key) ? 1 : 0))
    }
  }).timeout(60_000 + dose.sendingKills * 20_000)
})
