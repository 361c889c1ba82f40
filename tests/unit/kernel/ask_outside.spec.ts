import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { askOutside, OutsideFailure } from '#app/http/ask_outside'

type Cleanup = (work: () => void) => void

/** A server of this test's own on the loopback address. */
async function served(cleanup: Cleanup, listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?key=secret`)
}

async function failureOf(address: URL, signal = AbortSignal.timeout(5000)) {
  try {
    await askOutside({ address, method: 'GET', signal })
  } catch (error) {
    return error as OutsideFailure
  }
  throw new Error('It was answered')
}

test.group('Questions to outside services', () => {
  test('a redirect is not followed, wherever it leads', async ({ assert, cleanup }) => {
    let hits = 0
    const inside = await served(cleanup, (_request, response) => {
      hits++
      response.end('inside')
    })
    const address = await served(cleanup, (_request, response) => {
      response.writeHead(302, { location: inside.href }).end()
    })
    assert.instanceOf(await failureOf(address), OutsideFailure)
    assert.equal(hits, 0)
  })

  test('an answer is cut off at 1 MB, also one that was packed small', async ({
    assert,
    cleanup,
  }) => {
    const sizes = [1024 * 1024, 1024 * 1024 + 1]
    let at = 0
    const plain = await served(cleanup, (_request, response) => {
      response.end('x'.repeat(sizes[at++]))
    })
    const signal = AbortSignal.timeout(5000)
    const whole = await askOutside({ address: plain, method: 'GET', signal })
    assert.lengthOf(whole.text, sizes[0])
    assert.match((await failureOf(plain)).message, /longer than/)
    const packed = await served(cleanup, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync('x'.repeat(50 * 1024 * 1024)))
    })
    assert.match((await failureOf(packed)).message, /longer than/)
  })

  test('an answer that never ends is left when the signal says so', async ({ assert, cleanup }) => {
    const address = await served(cleanup, (_request, response) => {
      response.write('begun')
    })
    const failure = await failureOf(address, AbortSignal.timeout(50))
    assert.match(failure.message, /TimeoutError/)
    assert.isTrue(failure.wasSent)
  })

  test('a failure names the host and neither path nor key', async ({ assert, cleanup }) => {
    const address = await served(cleanup, (request) => void request.socket.destroy())
    const cut = await failureOf(address)
    assert.isTrue(cut.wasSent)
    const closed = await failureOf(new URL('http://127.0.0.1:1/path?key=secret'))
    for (const { message, stack, cause } of [cut, closed]) {
      assert.notMatch(`${message} ${stack} ${cause}`, /secret|\/path/)
    }
  })
})
