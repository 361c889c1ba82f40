import { test } from '@japa/runner'
import { initialiseRouting } from '~/navigation/route'
import { ROUTE_TABLE } from '~/navigation/route_table'
import type { QueuedScan } from '~/scan_queue/queued_scan'
import { sendScan } from '~/scan_queue/send_scan'
import { registry } from '@generated/registry'

const scan: QueuedScan = {
  id: 'client-id-1',
  code: '0123456789ABCDEF',
  scannedAt: 0,
  state: 'waiting',
  isListed: false,
}

const world = globalThis as any

/** Answers each request by the next of these; what was sent is kept. */
function givenAnswers(...answers: (Response | Error)[]) {
  const requests: { url: string; body: any }[] = []
  world.document = { cookie: 'XSRF-TOKEN=token' }
  world.fetch = async (url: string, { body }: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(body)) })
    const answer = answers[requests.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  }
  return requests
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const error = (status: number, first: object) => json(status, { errors: [first] })

test.group('Sending a scan', (group) => {
  const { fetch, document } = world
  group.setup(() => {
    initialiseRouting({ routes: registry.routes, table: ROUTE_TABLE, defaults: {}, port: null })
  })
  group.each.teardown(() => Object.assign(world, { fetch, document }))

  test('[Q-05] code, client id and member go out; points, base and bonuses come back', async ({
    assert,
  }) => {
    const bonuses = [{ name: 'Autumn', points: 20 }]
    const answer = { points: 70, balance: 570, product: 'Paint', base: 50, bonuses }
    const requests = givenAnswers(json(200, answer))
    assert.deepEqual(await sendScan(7, scan), {
      type: 'credited',
      result: { points: 70, balance: 570, title: 'Paint', base: 50, bonuses },
      own: undefined,
    })
    assert.deepEqual(requests, [
      {
        url: '/qr-code',
        body: { qrCode: scan.code, idempotency_key: 'client-id-1', member_id: 7 },
      },
    ])
  })

  for (const [name, answer, expected] of [
    ['the network is gone', new TypeError('Failed to fetch'), { reason: 'connection' }],
    ['the answer does not come', new DOMException('', 'TimeoutError'), { reason: 'connection' }],
    ['a hotspot answers', new Response('<html>Log in to our hotspot'), { reason: 'connection' }],
    ['the shop is closed', error(503, { rule: 'unavailable' }), { reason: 'unavailable' }],
    ['the login has expired', error(401, { rule: 'unauthorized' }), { reason: 'unauthorized' }],
    [
      'another member is logged in',
      error(409, { rule: 'other_member' }),
      { reason: 'other_member' },
    ],
    [
      'too many codes were wrong',
      error(429, { rule: 'throttled', field: 'qrCode', meta: { wait_for: 60 } }),
      { reason: 'throttled', waitForSeconds: 60 },
    ],
  ] as const) {
    test(`nothing is decided where ${name}`, async ({ assert }) => {
      givenAnswers(answer)
      assert.containSubset(await sendScan(7, scan), { type: 'paused', ...expected })
    })
  }

  test('only a word of the shop about the code refuses it', async ({ assert }) => {
    givenAnswers(error(422, { rule: 'already_used', field: 'qrCode' }))
    const refused = { type: 'refused', failure: { code: 'already_used' } }
    assert.deepEqual(await sendScan(7, scan), refused as never)
    for (const answer of [
      error(500, { rule: 'server_error' }),
      new Response('Bad gateway', { status: 502 }),
      new Response('Blocked by the hotspot', { status: 403 }),
      error(429, { rule: 'too_many_requests' }),
    ]) {
      givenAnswers(answer)
      assert.deepEqual(await sendScan(7, scan), { type: 'trouble' })
    }
  })

  test('[Q-28] a first answer told once more says so, and when it was', async ({ assert }) => {
    const scannedAt = '2026-06-09T08:00:00.000Z'
    const body = { points: 5, balance: 5, product: 'Paint', scanned_at: scannedAt }
    const headers = { 'Idempotent-Replay': 'true' }
    givenAnswers(new Response(JSON.stringify(body), { headers }))
    const own = { points: 5, title: 'Paint', scannedAt }
    assert.containSubset(await sendScan(7, scan), { type: 'credited', own })
  })

  test('[Q-28] a used code that is the own one is no refusal', async ({ assert }) => {
    const scannedAt = '2026-06-09T08:00:00.000Z'
    const meta = { points: 5, scanned_at: scannedAt, title_hu: 'Festék', title_en: 'Paint' }
    givenAnswers(error(422, { rule: 'already_used', field: 'qrCode', meta }))
    const own = { points: 5, title: 'Paint', scannedAt }
    assert.deepEqual(await sendScan(7, scan), { type: 'own', own })
  })

  test('an outdated token is renewed and the scan sent once more', async ({ assert }) => {
    const credited = { points: 5, balance: 5, product: 'Paint' }
    const requests = givenAnswers(error(419, { rule: 'expired_token' }), json(200, credited))
    assert.equal((await sendScan(7, scan)).type, 'credited')
    assert.equal(requests[0].body.idempotency_key, requests[1].body.idempotency_key)
  })
})
