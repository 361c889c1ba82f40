import { createSecretKey, randomBytes, randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { sealCode } from '#points/code_batches/code_format'
import { dose } from '#tests/support/dose'
import { startServer, type RunningServer } from '#tests/support/processes'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

/** Codes that are looked at, of a member and of an address, in the first window. */
const LOOKED_AT = { member: 5, address: 100 }
/** The shortest and the longest wait, in seconds. */
const WAIT_MIN = 60
const WAIT_MAX = 15 * 60

const FOREIGN = { id: 'foreign', key: createSecretKey(randomBytes(32)) }
/** Of the shape of a code, with a batch there may be and a tag that is wrong; none is made twice, as the same one is not counted again. */
const guess = () => sealCode(randomInt(1, 20), serial++, FOREIGN)
let serial = 0

test.group('Codes that are guessed', (group) => {
  let shop: SeededShop
  let server: RunningServer

  group.setup(async () => {
    shop = await givenSeededShop({ members: dose.guessingSessions, sessions: 2 })
    return () => shop.remove()
  })
  group.each.timeout(600_000)

  const clientOf = (member: SeededShop['members'][number], session: number) =>
    new ShopClient(server.url).enter(member.sessions[session])
  const scansMade = async () => {
    const [row] = await shop.database.run('SELECT COUNT(*) AS n FROM scans')
    return Number(row.n)
  }

  test('[Q-13] random codes from many sessions hit nothing, and still wait after a restart and in a new session', async ({
    assert,
  }) => {
    server = await startServer(shop.database.environment)
    const before = await scansMade()
    const seen = { looked: 0, waiting: 0, other: 0 }
    const began = { here: performance.now(), there: Date.now() }
    const each = Math.ceil(dose.guessesSpread / shop.members.length)
    await Promise.all(
      shop.members.map(async (member) => {
        const client = await clientOf(member, 0)
        for (let sent = 0; sent < each; sent++) {
          const { status, json } = await client.post('/qr-code', { qrCode: guess() })
          const rule = json?.errors?.[0]?.rule
          if (status === 422 && rule === 'invalid_code') seen.looked++
          else if (status === 429 && rule === 'throttled') seen.waiting++
          else seen.other++
        }
      })
    )
    assert.equal(seen.other, 0)
    assert.equal(seen.looked + seen.waiting, each * shop.members.length)
    // A run that is longer than the first wait has further tries, by the clock that the server goes by too.
    const tookMs = Math.max(performance.now() - began.here, Date.now() - began.there)
    const rounds = 1 + Math.floor(tookMs / 1000 / WAIT_MIN)
    const { member, address } = LOOKED_AT
    const most = rounds * Math.min(member * shop.members.length, address)
    assert.isAtMost(seen.looked, most, `of ${each} guesses of each member in ${tookMs} ms`)
    assert.equal(await scansMade(), before, 'no guess hit')

    await server.stop()
    server = await startServer(shop.database.environment)
    const sticker = await stickersOf(shop)()
    for (const [member, qrCode] of [
      [shop.members[0], guess()],
      [shop.members[1], sticker],
    ] as const) {
      const { status, json } = await (await clientOf(member, 1)).post('/qr-code', { qrCode })
      assert.equal(status, 429)
      const [error] = json.errors
      assert.equal(error.rule, 'throttled')
      assert.isAtLeast(error.meta.wait_for, 1)
      assert.isAtMost(error.meta.wait_for, WAIT_MAX)
    }
    assert.equal(await scansMade(), before)
    await server.stop()
  })
})
