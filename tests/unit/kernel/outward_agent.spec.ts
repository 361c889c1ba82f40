import type { LookupAddress } from 'node:dns'
import { connect, createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { OutsideFailure } from '#app/http/ask_outside'
import { outwardAddress } from '#app/http/outward_address'
import { OutwardAgent } from '#app/http/outward_agent'
import { isPublicAddress } from '#app/http/public_address'
import { LoopbackPushService } from '#tests/support/push_service'

type Cleanup = (work: () => void | Promise<void>) => void

const HOST = 'fcm.googleapis.com'
const PUBLIC = ['142.250.74.10', '2a00:1450:400d:80a::200a', '::ffff:142.250.74.10']
/** Each leads into a network that is not everybody's, some by way of another form of it. */
const PRIVATE = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '2002:0a00:0001::1',
  '2002:7f00:0001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  'fe80::1',
  'fec0::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  'none',
]

/** A listener of this computer that counts who connects. */
async function listener(cleanup: Cleanup) {
  const seen = { connections: 0, port: 0 }
  const server = createServer((socket) => {
    seen.connections++
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cleanup(() => void server.close())
  seen.port = (server.address() as AddressInfo).port
  return seen
}

const found = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const question = (host = HOST) => ({
  address: new URL(`https://${host}/wp/secret`),
  method: 'POST' as const,
  headers: {},
  body: '',
})

async function failureOf(asking: Promise<unknown>): Promise<OutsideFailure> {
  try {
    await asking
  } catch (error) {
    if (error instanceof OutsideFailure) return error
    throw error
  }
  throw new Error('It was answered')
}

test.group('The outward agent', () => {
  test('knows a public address from every other', ({ assert }) => {
    for (const address of PUBLIC) assert.isTrue(isPublicAddress(address), address)
    for (const address of PRIVATE) assert.isFalse(isPublicAddress(address), address)
  })

  test('a host that leads into a private network is not connected to, whatever else it leads to', async ({
    assert,
    cleanup,
  }) => {
    const seen = await listener(cleanup)
    for (const address of PRIVATE) {
      for (const addresses of [[address], [PUBLIC[0], address], [address, PUBLIC[1]]]) {
        const agent = new OutwardAgent({
          resolve: async () => found(...addresses),
          // What the name leads to would be this computer.
          dial: () => connect(seen.port, '127.0.0.1'),
        })
        const failure = await failureOf(agent.ask(question()))
        assert.match(failure.message, /^fcm\.googleapis\.com: /)
        assert.notInclude(failure.message, 'secret')
        assert.isFalse(failure.wasSent)
        agent.close()
      }
    }
    const nowhere = new OutwardAgent({ resolve: async () => [], dial: () => connect(seen.port) })
    await failureOf(nowhere.ask(question()))
    assert.equal(seen.connections, 0)
  })

  test('each connection is judged: a name that leads elsewhere later is not followed', async ({
    assert,
    cleanup,
  }) => {
    const seen = await listener(cleanup)
    const names = [PUBLIC[0], '127.0.0.1']
    const dialled: string[] = []
    const agent = new OutwardAgent({
      resolve: async () => found(names.shift() ?? '127.0.0.1'),
      dial: (addresses) => {
        dialled.push(...addresses.map(({ address }) => address))
        return connect(seen.port, '127.0.0.1')
      },
    })
    await failureOf(agent.ask(question()))
    await failureOf(agent.ask(question()))
    assert.deepEqual(dialled, [PUBLIC[0]])
    assert.equal(seen.connections, 1)
  })

  test('only https on its own port and hosts by name are asked', async ({ assert, cleanup }) => {
    const seen = await listener(cleanup)
    const agent = new OutwardAgent({
      resolve: async () => found(PUBLIC[0]),
      dial: () => connect(seen.port, '127.0.0.1'),
    })
    const refused = [
      `http://${HOST}/`,
      `https://${HOST}:8443/`,
      `https://user:password@${HOST}/`,
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::1]/',
      'ftp://x.example/',
    ]
    for (const address of refused) {
      assert.isUndefined(outwardAddress(address), address)
      await failureOf(agent.ask({ ...question(), address: new URL(address) }))
    }
    assert.equal(seen.connections, 0)
  })

  test('an answer is cut off, a redirect not followed, silence ended, and a stranger not believed', async ({
    assert,
    cleanup,
  }) => {
    const service = new LoopbackPushService(HOST)
    await service.start()
    cleanup(() => service.stop())
    const agent = service.agent()
    cleanup(() => agent.close())
    service.answers = [{ status: 307, headers: { location: 'https://fcm.googleapis.com/other' } }]
    assert.equal((await agent.ask(question())).status, 307)
    assert.lengthOf(service.received, 1)

    service.answers = [{ status: 200, text: 'a'.repeat(100_000) }]
    assert.lengthOf((await agent.ask(question())).text, 4096)

    service.answers = [{ status: 201, after: 60_000 }]
    const started = performance.now()
    await failureOf(agent.ask(question()))
    assert.isBelow(performance.now() - started, 7000)

    const heard = service.received.length
    await failureOf(agent.ask(question('web.push.apple.com')))
    assert.lengthOf(service.received, heard)
  }).timeout(20_000)
})
