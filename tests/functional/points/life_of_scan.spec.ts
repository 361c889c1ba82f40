import { test } from '@japa/runner'
import { usesPostgres } from '#config/database'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient } from '#tests/support/shop_client'
import { wayTo } from '#tests/support/way_to_statement'

const SHOP = `http://${process.env.HOST}:${process.env.PORT}`
/** Means the same and is asked by no page of ours: the framework answers. */
const USUAL = { accept: 'application/json;q=1' }
/** Takes each request from the socket; what it hands on is not awaited in its name. */
const DOOR = 'app/provider.ts'
/** Runs the statement; it is watched from in front of it. */
const RUNNER = 'app/database/sqlite_runner.ts'
const FILES_MAX = 15

test.group('The life of a scan', () => {
  test('from the socket to the row of the ledger it passes at most fifteen files', async ({
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const browser = await new ShopClient(SHOP).enter(await sessionCookie(member))
    await browser.post('/qr-code', { qrCode: '' }, USUAL)
    const batch = await givenBatch({ points: 10 })
    const wayOf = async (serial: number, headers = {}) => {
      const qrCode = await givenCode({ batch, serial })
      return wayTo(/INSERT INTO ledger_entries/, async () => {
        const { json } = await browser.post('/qr-code', { qrCode }, headers)
        assert.equal(json.points, 10)
      })
    }
    const way = [RUNNER, ...(await wayOf(0)), DOOR]
    assert.include(way, 'modules/points/scans/accept_scans/accept_scans.ts')
    assert.include(way, 'app/shortcut/take_short_way.ts')
    assert.isAtMost(way.length, FILES_MAX, way.join('\n'))

    // Behind the endpoint there is one way, whoever answers.
    const endpoint = 'modules/points/endpoints/scan.ts'
    const behind = (files: string[]) => files.slice(0, files.indexOf(endpoint) + 1)
    const usual = await wayOf(1, USUAL)
    assert.include(usual, 'modules/points/scans/controllers/scan_controller.ts')
    assert.deepEqual([RUNNER, ...behind(usual)], behind(way))
  }).skip(usesPostgres, 'There the statement travels; the files before it are the same')
})
