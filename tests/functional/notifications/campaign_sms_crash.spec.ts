import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { BATCH_MAX } from '#app/outbox/constants'
import { LANES } from '#app/outbox/topic'
import { dose } from '#tests/support/dose'
import { freshDatabase } from '#tests/support/fresh_database'
import { KillingServices } from '#tests/support/killing_services'
import { finished, startFile } from '#tests/support/processes'
import { seededRandom } from '#tests/support/seeded_random'

/** Members of each campaign. */
const MEMBERS = 4
/** Between the answer of the provider and the end of the process, in ms: it may have noted the sending by then, or not. */
const AFTER_MS_MAX = 12

const TOLD = `SELECT m.dedupe_key AS "key", m.done_at AS "doneAt", m.last_error AS "lastError",
    d.state, d.reason
  FROM outbox_messages m JOIN deliveries d ON d.member_id = m.member_id AND d.channel = 'sms'
  WHERE m.topic = 'campaign_sms'`
const PAID = 'SELECT SUM(parts) AS parts, SUM(campaign_parts) AS ours FROM sms_days'
const OPEN = `SELECT COUNT(*) AS campaigns FROM campaigns WHERE state <> 'done'`

interface Told {
  key: string
  doneAt: number | null
  lastError: string | null
  state: string
  reason: string | null
}

/** The name of a message as the provider gets it. */
function nameOf({ key }: Told): string {
  return String(createHash('sha256').update(key).digest().readUIntBE(0, 6))
}

test.group('Campaigns by SMS and kill -9', () => {
  test('killed between sending and noting it, nobody gets an SMS twice, and what may have gone waits for staff', async ({
    assert,
    cleanup,
  }) => {
    const services = new KillingServices()
    const environment = await services.start()
    cleanup(() => services.stop())
    const database = await freshDatabase()
    cleanup(() => database.remove())
    const start = (...words: string[]) =>
      startFile('tests/support/campaign_sms_child.ts', words, {
        ...environment,
        ...database.environment,
      })
    const random = seededRandom(25)
    let kills = 0
    for (let round = 0; round < dose.sendingKills; round++) {
      const child = start(String(round), String(MEMBERS))
      const afterMs = round % 2 === 0 ? 0 : random.below(AFTER_MS_MAX)
      services.killing = { child, channel: 'sms', at: 1 + random.below(MEMBERS), afterMs }
      const { code, output } = await finished(child)
      assert.oneOf(code, [null, 0], output)
      if (code === null) kills++
    }
    services.killing = undefined
    assert.isAbove(kills, dose.sendingKills / 2)
    const settled = async (...words: string[]) => {
      const { code, output } = await finished(start(String(dose.sendingKills), '0', ...words))
      assert.equal(code, 0, output)
      return (await database.run(TOLD)) as unknown as Told[]
    }
    const copiesOf = (told: Told) =>
      services.arrived.sms.filter((name) => name === nameOf(told)).length

    const messages = await settled()
    assert.lengthOf(messages, MEMBERS * dose.sendingKills)
    const held = messages.filter(({ doneAt }) => doneAt === null)
    assert.isAtLeast(held.length, 1)
    assert.isAtMost(held.length, kills * BATCH_MAX[LANES.campaigns])
    for (const told of messages) {
      if (!held.includes(told)) {
        assert.equal(copiesOf(told), 1)
        assert.deepEqual([told.state, told.reason], ['sent', null])
        continue
      }
      assert.isAtMost(copiesOf(told), 1, 'nothing that costs money is repeated by itself')
      assert.equal(told.lastError, 'sms_maybe_sent')
      assert.deepEqual([told.state, told.reason], ['held', 'sms_maybe_sent'])
    }
    const [{ campaigns }] = await database.run(OPEN)
    assert.equal(Number(campaigns), 0, 'what waits for staff keeps no campaign open')
    const [{ parts, ours }] = await database.run(PAID)
    assert.equal(Number(ours), Number(parts))
    assert.isAtLeast(Number(ours), services.arrived.sms.length, 'what may have gone may be paid')

    const before = new Map(messages.map((told) => [told.key, copiesOf(told)]))
    const isHeld = new Set(held.map(({ key }) => key))
    for (const told of await settled('decided')) {
      assert.equal(copiesOf(told), before.get(told.key)! + (isHeld.has(told.key) ? 1 : 0))
      assert.deepEqual([told.state, told.reason], ['sent', null])
    }
  }).timeout(60_000 + dose.sendingKills * 20_000)
})
