import { connect } from 'node:net'

const TIMEOUT_MS = 60_000
const HEAD_END = '\r\n\r\n'
const LENGTH = /^content-length: *(\d+)/im
const CHUNKED = /^transfer-encoding: *chunked/im
const LAST_CHUNK = '\r\n0\r\n\r\n'

/**
 * Connections to a server of this machine that stay open. Whoever sends shares the processors with what is measured,
 * so this does no more than it must (decision 0215).
 *
 * @param ok whether a status is one that was to be expected
 * @returns `ask({ method, path, headers, body })`, which answers `{ status, header(name), text() }` and throws where the
 * status is another, and `close`
 */
export function connectTo(port, ok = (status) => status < 300) {
  const all = []
  const idle = []
  return {
    async ask(request) {
      let connection = idle.pop()
      // A server ends connections that nobody used for a while.
      while (connection && !connection.isOpen) connection = idle.pop()
      connection ??= opened(port, all)
      const answer = await connection.ask(request)
      idle.push(connection)
      if (ok(answer.status)) return answer
      const { method, path } = request
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text()}`)
    },
    close() {
      for (const connection of all) connection.close()
    },
  }
}

function opened(port, all) {
  const connection = new Connection(port)
  all.push(connection)
  return connection
}

/** One request after the other. */
class Connection {
  isOpen = true
  #socket
  #answer

  constructor(port) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, timeout: TIMEOUT_MS })
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('timeout', () => this.#fail(new Error('The server did not answer')))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('The server ended the connection')))
  }

  ask({ method, path, headers = {}, body = '' }) {
    let text = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`
    for (const name in headers) text += `${name}: ${headers[name]}\r\n`
    if (method !== 'GET') text += `content-length: ${Buffer.byteLength(body)}\r\n`
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject, chunks: [], size: 0, end: undefined }
      this.#socket.write(`${text}\r\n${body}`)
    })
  }

  close() {
    this.isOpen = false
    this.#answer = undefined
    this.#socket.destroy()
  }

  #take(chunk) {
    const answer = this.#answer
    if (!answer) return
    answer.chunks.push(chunk)
    answer.size += chunk.length
    answer.end ??= endOf(answer)
    if (answer.end?.()) this.#finish(answer)
  }

  #finish({ resolve, chunks, head, isChunked }) {
    this.#answer = undefined
    resolve({
      status: Number(head.slice(9, 12)),
      header: (name) => new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(head)?.[1],
      text() {
        const body = Buffer.concat(chunks).subarray(head.length + HEAD_END.length)
        return isChunked ? joined(body) : body.toString()
      },
    })
  }

  #fail(error) {
    this.#answer?.reject(error)
    this.close()
  }
}

/** Tells with each chunk whether it was the last one; undefined while the head is not whole. */
function endOf(answer) {
  if (answer.chunks.length > 1) answer.chunks = [Buffer.concat(answer.chunks)]
  const [known] = answer.chunks
  const headEnd = known.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  answer.head = known.latin1Slice(0, headEnd)
  answer.isChunked = CHUNKED.test(answer.head)
  if (answer.isChunked) {
    // The end may come in pieces.
    const last = () => Buffer.concat(answer.chunks.slice(-LAST_CHUNK.length))
    return () => last().latin1Slice(-LAST_CHUNK.length) === LAST_CHUNK
  }
  const whole = headEnd + HEAD_END.length + Number(LENGTH.exec(answer.head)?.[1] ?? 0)
  return () => answer.size >= whole
}

/** The text of chunks: each has its length in front. @source RFC 9112, 7.1 */
function joined(body) {
  const parts = []
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.latin1Slice(at, lineEnd), 16)
    if (!length) return Buffer.concat(parts).toString()
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
}
