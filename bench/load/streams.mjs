import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from './connection.mjs'

/** Streams that are being opened at a time. */
const AT_ONCE = 50
const WAIT_MS = 60_000

/**
 * Streams of events that stay open, as browsers hold them.
 *
 * @param addresses builds the path and the headers of each stream: `(number, uid) => ({ path, headers })`
 * @returns the streams, each with its `uid` and how often it `heard` the mark; `heard(times)`, which waits for all; `close`
 */
export async function openStreams({ port, count, address, mark, onEvent = () => {} }) {
  const streams = []
  const open = async (number) => {
    const stream = { number, uid: randomUUID(), heard: 0 }
    const { path, headers } = address(number, stream.uid)
    stream.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await opened(stream, textOf(path, headers))
    stream.socket.on('data', (chunk) => {
      const heard = timesIn(chunk, mark)
      stream.heard += heard
      if (heard) onEvent(stream, chunk)
    })
    streams.push(stream)
  }
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Math.min(AT_ONCE, count - at)
    await Promise.all(Array.from({ length: some }, (_, one) => open(at + one)))
  }
  return {
    streams,
    /** Waits until every stream has heard the mark so often. */
    async all(times) {
      const since = performance.now()
      while (streams.some(({ heard }) => heard < times)) {
        if (performance.now() - since > WAIT_MS) throw new Error('Streams did not hear everything')
        await sleep(20)
      }
    },
    close() {
      for (const { socket } of streams) socket.destroy()
    },
  }
}

/** Has each stream of the shop hear the notifications of its member. */
export async function subscribeAll({ port }, streams, memberOf) {
  const { ask, close } = connectTo(port)
  const one = ({ number, uid }) => {
    const { id, cookie, token } = memberOf(number)
    return ask({
      method: 'POST',
      path: '/__transmit/subscribe',
      headers: { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ uid, channel: `users/${id}/notifications` }),
    })
  }
  for (let at = 0; at < streams.length; at += AT_ONCE) {
    await Promise.all(streams.slice(at, at + AT_ONCE).map(one))
  }
  close()
}

function textOf(path, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`
}

/** The first bytes are the head of the answer. */
function opened({ socket }, text) {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      const status = Number(chunk.latin1Slice(9, 12))
      if (status === 200) resolve()
      else reject(new Error(`The stream was refused: ${status}`))
    })
    socket.write(text)
  })
}

/** @param mark bytes that stand in each event once */
function timesIn(chunk, mark) {
  let times = 0
  for (let at = chunk.indexOf(mark); at >= 0; at = chunk.indexOf(mark, at + mark.length)) times++
  return times
}
