import hash from '@adonisjs/core/services/hash'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { limitHere } from '#tests/support/time_limit'
import { Visitor } from '#tests/support/visitor'

const LOGINS = 200
/** The requirement is 200 ms on a quiet machine; here clients, server and other tests share it. */
const HEALTH_MS = 2000

/** The real hash, and how many were under way at once; the first wait until somebody is turned away. */
function watchedHashes() {
  const { verify } = hash
  const seen = { running: 0, most: 0, compared: 0, lineIsFull: Promise.withResolvers<void>() }
  hash.verify = async (...given) => {
    seen.compared++
    seen.most = Math.max(seen.most, ++seen.running)
    await seen.lineIsFull.promise
    try {
      return await verify.apply(hash, given)
    } finally {
      seen.running--
    }
  }
  return { seen, restore: () => void (hash.verify = verify) }
}

test.group('Many logins at once', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-59] no more hashes than cores at once, others wait or get 503, and health answers', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const { seen, restore } = watchedHashes()
    cleanup(restore)
    let isOver = false
    const logins = Promise.all(
      Array.from({ length: LOGINS }, async (_, at) => {
        const wrong = { email: `senki-${at}@pelda.hu`, password: 'nem-ez-az', remember: '' }
        const from = { 'x-forwarded-for': `10.5.${at}.1` }
        const answer = await new Visitor(client).post('/belepes', wrong, from)
        if (answer.status() === 503) seen.lineIsFull.resolve()
        return answer
      })
    ).finally(() => (isOver = true))
    const waits: number[] = []
    while (!isOver) {
      const before = performance.now()
      ;(await client.get('/health/live')).assertStatus(200)
      waits.push(performance.now() - before)
    }
    const answers = await logins
    assert.isAtMost(seen.most, availableParallelism())
    assert.isAtLeast(waits.length, 3, 'health answered while logins waited')
    const late = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)]
    assert.isBelow(late, limitHere(HEALTH_MS))

    const refused = answers.filter((answer) => answer.status() === 503)
    assert.isNotEmpty(refused)
    for (const answer of refused) assert.equal(answer.header('retry-after'), '5')
    assert.equal(seen.compared, LOGINS - refused.length)
    const own = new Visitor(client)
    await own.post('/belepes', { email: member.email, password: TEST_PASSWORD, remember: '' })
    assert.equal(own.session.auth_member, member.id)
  }).timeout(120_000)

  test('[A-59] a try that found the line full is not counted as a guess', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const { verify } = hash
    cleanup(() => void (hash.verify = verify))
    const atDoor = Promise.withResolvers<void>()
    hash.verify = async () => {
      await atDoor.promise
      return false
    }
    const statuses: number[] = []
    const crowd = Promise.all(
      Array.from({ length: LOGINS }, async (_, at) => {
        const wrong = { email: `senki-${at}@pelda.hu`, password: 'nem-ez-az', remember: '' }
        const from = { 'x-forwarded-for': `10.4.${at}.1` }
        statuses.push((await new Visitor(client).post('/belepes', wrong, from)).status())
      })
    )
    await until(() => statuses.includes(503))
    const own = { email: member.email, password: TEST_PASSWORD, remember: '' }
    for (let at = 0; at < 7; at++) {
      assert.equal((await new Visitor(client).post('/belepes', own)).status(), 503)
    }
    atDoor.resolve()
    await crowd
  }).timeout(120_000)
})

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(20)
}
