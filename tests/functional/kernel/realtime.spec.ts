import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { test } from '@japa/runner'
import transmit from '@adonisjs/transmit/services/main'
import { CookieClient } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import Tokens from 'csrf'
import { openStreams, recheckStreams, sendStreamsBack } from '#app/realtime/streams'
import { endSessionsOf, ShopSessionStore } from '#app/sessions/session_store'
import { here, openStream, until, type HeardStream } from '#tests/support/event_streams'
import { limitHere } from '#tests/support/time_limit'
import { startServer, type RunningServer } from '#tests/support/processes'
import { givenMember, type TestMember } from '#tests/support/members'

const SECRET = new Tokens().secretSync()

const url = (path: string) => `${here()}/__transmit/${path}`

/** The headers of a member's browser: session, and the token for what changes something. */
async function browserOf(member: TestMember) {
  const id = randomUUID()
  await new ShopSessionStore().write(id, { 'auth_member': member.id, 'csrf-secret': SECRET })
  const cookies = new CookieClient((await app.container.make('encryption')) as never)
  return {
    'cookie': `session=${cookies.sign('session', id)}`,
    'x-csrf-token': new Tokens().create(SECRET),
    'content-type': 'application/json',
  }
}

async function subscribe(headers: Record<string, string>, body: object, path = 'subscribe') {
  const answer = await fetch(url(path), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return answer.status
}

/** How long a server takes to end, in ms; on a busy disk its last writes take their time. */
async function endOf(server: RunningServer): Promise<number> {
  const asked = performance.now()
  await server.stop()
  return performance.now() - asked
}

test.group('Real-time events', () => {
  test('a member hears the own channel, once, with the headers of every answer', async ({
    assert,
  }) => {
    const member = await givenMember()
    const headers = await browserOf(member)
    const stream = await openStream(headers)
    const channel = `users/${member.id}/notifications`
    assert.equal(await subscribe(headers, { uid: stream.uid, channel }), 204)
    transmit.broadcast(channel, { count: 3 })
    await until(() => stream.text.includes('"count":3'))
    assert.lengthOf(stream.text.match(/"count":3/g)!, 1)
    assert.equal(stream.answer.headers.get('content-type'), 'text/event-stream')
    assert.include(stream.answer.headers.get('content-security-policy')!, "object-src 'none'")
    await endSessionsOf({ memberId: member.id })
    await recheckStreams()
  })

  test('[N-18] every stream of a channel hears each message once, whole and in order, until it leaves or closes', async ({
    assert,
  }) => {
    const member = await givenMember()
    const headers = await browserOf(member)
    const channel = `users/${member.id}/notifications`
    const streams = [await openStream(headers), await openStream(headers)]
    for (const { uid } of streams) assert.equal(await subscribe(headers, { uid, channel }), 204)
    const told = { count: 1, text: 'two\nlines\r\nand "quotes"' }
    transmit.broadcast(channel, { count: 2 })
    transmit.broadcast(`${channel}/more`, told)
    transmit.broadcast(channel, told)
    await until(() => streams.every(({ text }) => text.includes('"count":1')))
    // What changed since the last turn is told anew.
    told.count = 3
    transmit.broadcast(channel, told)
    await until(() => streams.every(({ text }) => text.includes('"count":3')))
    for (const { text } of streams) {
      const events = text.split('\n\n').filter((event) => event.startsWith('data: '))
      const heard = events.map((event) => JSON.parse(event.slice('data: '.length)))
      assert.deepEqual(
        // Every 30 seconds all streams are told that the server is still there.
        heard.filter((event) => event.channel !== '$$transmit/ping'),
        [
          { channel, payload: { count: 2 } },
          { channel, payload: { ...told, count: 1 } },
          { channel, payload: told },
        ]
      )
    }
    const [leaving, staying] = streams
    assert.equal(await subscribe(headers, { uid: leaving.uid, channel }, 'unsubscribe'), 204)
    assert.deepEqual(transmit.getSubscribersFor(channel), [staying.uid])
    transmit.broadcast(channel, { count: 4 })
    await until(() => staying.text.includes('"count":4'))
    assert.notInclude(leaving.text, '"count":4')
    await endSessionsOf({ memberId: member.id })
    await recheckStreams()
    await until(() => staying.isClosed)
    assert.isEmpty(transmit.getSubscribersFor(channel))
    assert.equal(openStreams(), 0)
  })

  test('a reader that takes nothing is cut off at the write, and the others hear everything', async ({
    assert,
  }) => {
    const member = await givenMember()
    const headers = await browserOf(member)
    const channel = `users/${member.id}/notifications`
    const reading = await openStream(headers)
    const uid = randomUUID()
    const socket = connect(Number(process.env.PORT), '127.0.0.1')
    socket.on('error', () => {})
    const lines = [
      `GET /__transmit/events?uid=${uid} HTTP/1.1`,
      `host: ${new URL(here()).host}`,
      `cookie: ${headers.cookie}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    await until(() => openStreams() === 2)
    for (const id of [reading.uid, uid]) {
      assert.equal(await subscribe(headers, { uid: id, channel }), 204)
    }
    const filler = 'x'.repeat(256 * 1024)
    let count = 0
    for (; transmit.getSubscribersFor(channel).length > 1 && count < 200;) {
      transmit.broadcast(channel, { number: ++count, filler })
      await until(() => reading.text.includes(`"number":${count},`))
    }
    assert.deepEqual(transmit.getSubscribersFor(channel), [reading.uid])
    assert.lengthOf(reading.text.match(/"number":/g)!, count)
    socket.destroy()
    await endSessionsOf({ memberId: member.id })
    await recheckStreams()
  })

  test('[N-18] nobody hears the channel of another member, nor one that no rule opens', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const headers = await browserOf(member)
    const { uid } = await openStream(headers)
    const refused = [
      `users/${other.id}/notifications`,
      `users/${member.id}/notifications/more`,
      `users/${member.id}`,
      'users/0/notifications',
      'staff',
      'a/b/c/d/e',
    ]
    for (const channel of refused) {
      assert.equal(await subscribe(headers, { uid, channel }), 403, channel)
    }
    for (const channel of ['*', '', ['users', '1'], null]) {
      assert.equal(await subscribe(headers, { uid, channel }), 400, String(channel))
    }
    const foreign = await openStream(await browserOf(other))
    const own = `users/${member.id}/notifications`
    assert.equal(await subscribe(headers, { uid: foreign.uid, channel: own }), 403)
    assert.equal(await subscribe(headers, { channel: own }), 400)
    await endSessionsOf({ memberId: member.id })
    await endSessionsOf({ memberId: other.id })
    await recheckStreams()
  })

  test('[N-18] a stranger opens no stream', async ({ assert }) => {
    const answer = await fetch(url(`events?uid=${randomUUID()}`), { redirect: 'manual' })
    assert.equal(answer.status, 401)
    const posted = await fetch(url('subscribe'), { method: 'POST', redirect: 'manual' })
    assert.equal(posted.status, 419)
  })

  test('a stream ends with its session, and the sixth of a member closes the first', async ({
    assert,
  }) => {
    const member = await givenMember()
    const headers = await browserOf(member)
    const streams: HeardStream[] = []
    for (let count = 0; count < 6; count++) streams.push(await openStream(headers))
    await until(() => streams[0].isClosed)
    assert.deepEqual(
      streams.map(({ isClosed }) => isClosed),
      [true, false, false, false, false, false]
    )
    await endSessionsOf({ memberId: member.id })
    await recheckStreams()
    await until(() => streams.every(({ isClosed }) => isClosed))
    assert.isTrue(streams.every(({ isClosed }) => isClosed))
    // A page that has another session by now comes back at once.
    for (const { text } of streams.slice(1)) assert.match(text, /^event: session_over$/m)
    assert.notInclude(streams[0].text, 'session_over')
  })

  test('a stream that ends for another reason says nothing of its session', async ({ assert }) => {
    const stream = await openStream(await browserOf(await givenMember()))
    sendStreamsBack()
    await until(() => stream.isClosed)
    assert.isTrue(stream.isClosed)
    assert.notInclude(stream.text, 'session_over')
  })

  test('an open stream does not keep a server from ending', async ({ assert }) => {
    const server = await startServer()
    const stream = await openStream(await browserOf(await givenMember()), server.url)
    const withStream = await endOf(server)
    const usual = await endOf(await startServer())
    assert.isBelow(withStream, limitHere(3000) + usual)
    await until(() => stream.isClosed)
    assert.isTrue(stream.isClosed)
  }).timeout(90_000)
})
