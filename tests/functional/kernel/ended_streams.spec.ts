import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { rows } from '#app/database/statement'
import { openStreams, recheckStreams } from '#app/realtime/streams'
import { endSessionsOf, ShopSessionStore } from '#app/sessions/session_store'
import { transaction } from '#app/transaction'
import { usesPostgres } from '#config/database'
import { here, loggedIn, streamOf, until, type HeardStream } from '#tests/support/event_streams'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { startServer } from '#tests/support/processes'
import type { ShopClient } from '#tests/support/shop_client'
import { findRedis, startRedis } from '../../../scripts/services/redis.mjs'

function changePassword(browser: ShopClient) {
  const password = 'masik-jelszo-5678'
  const sent = { password, password_confirmation: password, current_password: TEST_PASSWORD }
  return browser.send('/user/password', { method: 'PUT', body: sent })
}

const logOutOthers = (browser: ShopClient) => browser.send('/user/logins', { method: 'DELETE' })

/** A stream ends within this time at once; without a word from the other process, within some of its rounds. In ms. */
const AT_ONCE_MS = 1000
const ROUNDS_MS = 4000

test.group('The streams of ended sessions', (group) => {
  const ended: number[] = []
  group.each.setup(() => forgetLimits())
  group.each.teardown(async () => {
    for (const memberId of ended.splice(0)) await endSessionsOf({ memberId })
    await until(() => openStreams() === 0)
  })

  async function givenTwoBrowsers() {
    const member = await givenMember()
    ended.push(member.id)
    const [one, other] = [await loggedIn(member), await loggedIn(member)]
    const streams = [await streamOf(one), await streamOf(other)]
    return { member, one, other, streams }
  }

  test('a logout ends the streams of its browser at once and leaves those of others', async ({
    assert,
  }) => {
    const { one, other, streams } = await givenTwoBrowsers()
    const { streams: foreign } = await givenTwoBrowsers()
    assert.isBelow((await one.post('/logout')).status, 400)
    await until(() => streams[0].isClosed, AT_ONCE_MS)
    assert.deepEqual(closedAmong([...streams, ...foreign]), [true, false, false, false])
    assert.equal((await other.send('/profil')).status, 200)
  })

  test('a logout of all other devices ends their streams at once and leaves its own', async ({
    assert,
  }) => {
    const { one, streams } = await givenTwoBrowsers()
    const { status, text } = await logOutOthers(one)
    assert.isBelow(status, 400, text)
    await until(() => streams[1].isClosed, AT_ONCE_MS)
    assert.deepEqual(closedAmong(streams), [false, true])
  })

  test('a new password ends all streams at once, and only the browser that set it opens one again', async ({
    assert,
  }) => {
    const { one, other, streams } = await givenTwoBrowsers()
    const { status, text } = await changePassword(one)
    assert.isBelow(status, 400, text)
    await until(() => streams.every(({ isClosed }) => isClosed), AT_ONCE_MS)
    // Its session has taken another id: who knew the old one hears nothing more either.
    assert.deepEqual(closedAmong(streams), [true, true])
    assert.isFalse((await streamOf(one)).isClosed)
    await assert.rejects(() => streamOf(other), /refused: 401/)
  })

  test('a browser hears of the end only after the answer that has its new cookie', async ({
    assert,
    cleanup,
  }) => {
    const { one, streams } = await givenTwoBrowsers()
    const write = ShopSessionStore.prototype.write
    cleanup(() => void (ShopSessionStore.prototype.write = write))
    let closedBefore: boolean | undefined
    ShopSessionStore.prototype.write = async function (...given) {
      await pause(300)
      closedBefore = streams[0].isClosed
      return write.apply(this, given)
    }
    assert.isBelow((await changePassword(one)).status, 400)
    assert.isFalse(closedBefore)
    await until(() => streams[0].isClosed, AT_ONCE_MS)
    assert.match(streams[0].text, /^event: session_over$/m)
  })

  test('a stream that is refused brings no cookie of the session that has ended', async ({
    assert,
  }) => {
    const { one } = await givenTwoBrowsers()
    const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    assert.isBelow((await changePassword(one)).status, 400)
    const url = `${here()}/__transmit/events?uid=${randomUUID()}`
    const answer = await fetch(url, { headers: { cookie } })
    assert.equal(answer.status, 401)
    assert.deepEqual(answer.headers.getSetCookie(), [])
  })

  test('the end of the membership ends all streams at once', async ({ assert }) => {
    const { member, streams } = await givenTwoBrowsers()
    await deleteMember(member.id)
    await until(() => streams.every(({ isClosed }) => isClosed), AT_ONCE_MS)
    assert.deepEqual(closedAmong(streams), [true, true])
  })

  test('a member who may not use the shop any more loses its streams, though its session stands', async ({
    assert,
  }) => {
    for (const column of ['disabled_at', 'deleted_at']) {
      const { member, streams } = await givenTwoBrowsers()
      await recheckStreams()
      assert.deepEqual(closedAmong(streams), [false, false])
      const sql = `UPDATE members SET ${column} = 1 WHERE id = ?`
      await transaction((trx) => rows(trx, sql, [member.id]))
      await recheckStreams()
      await until(() => streams.every(({ isClosed }) => isClosed), AT_ONCE_MS)
      assert.deepEqual(closedAmong(streams), [true, true], column)
    }
  })
})

test.group('The streams of ended sessions in other processes', (group) => {
  group.each.setup(() => forgetLimits())

  for (const isTold of [true, false]) {
    const how = isTold ? 'at once, by Redis' : 'within seconds, without Redis'
    test(`what ends sessions here ends their streams there ${how}`, async ({ assert, cleanup }) => {
      const patienceMs = isTold ? AT_ONCE_MS : ROUNDS_MS
      const redis = isTold ? await startRedis() : undefined
      cleanup(() => redis?.stop())
      const environment = { REDIS_URL: redis?.url ?? '' }
      const [near, there] = [await startServer(environment), await startServer(environment)]
      cleanup(() => Promise.all([near.stop(), there.stop()]) as never)
      const member = await givenMember()
      const [one, other] = [await loggedIn(member, near.url), await loggedIn(member, near.url)]
      const streams = [await streamOf(one, there.url), await streamOf(other, there.url)]
      assert.isBelow((await one.post('/logout')).status, 400)
      await until(() => streams[0].isClosed, patienceMs)
      assert.deepEqual(closedAmong(streams), [true, false])
      const third = await loggedIn(member, near.url)
      streams.push(await streamOf(third, there.url))
      const { status, text } = await logOutOthers(other)
      assert.isBelow(status, 400, text)
      await until(() => streams[2].isClosed, patienceMs)
      assert.deepEqual(closedAmong(streams), [true, false, true])
      assert.isBelow((await changePassword(other)).status, 400)
      await until(() => streams[1].isClosed, patienceMs)
      assert.isTrue(streams[1].isClosed)
    })
      .skip(!usesPostgres || (isTold && !findRedis()), 'It takes PostgreSQL, and Redis for one')
      .timeout(180_000)
  }
})

function closedAmong(streams: HeardStream[]) {
  return streams.map(({ isClosed }) => isClosed)
}
