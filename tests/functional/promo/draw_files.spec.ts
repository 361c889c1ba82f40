import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import PromotionMember from '#promo/games/models/promotion_member'
import { frozenClock } from '#tests/support/clock'
import { endGames } from '#tests/support/games'
import { program } from '#cli/program'
import { run } from '#cli/run'
import {
  announced,
  drawStandIns,
  endStandIns,
  filesOf,
  givenDraws,
  HOUR_MS,
} from '#tests/support/draws'
import { givenMember, givenStaff } from '#tests/support/members'

/** Runs a command in this process, whose clock and tickets are those of the test. */
async function runHere(words: string[]) {
  const told = { stdout: '', stderr: '' }
  const { stdout, stderr } = process
  const [out, err] = [stdout.write, stderr.write]
  stdout.write = (text: string | Uint8Array) => ((told.stdout += text), true)
  stderr.write = (text: string | Uint8Array) => ((told.stderr += text), true)
  try {
    const code = await run(program, words)
    return { code, ...told }
  } finally {
    stdout.write = out
    stderr.write = err
    process.exitCode = undefined
  }
}

/** A draw that has taken place, with real members. */
async function drawn(clock: ReturnType<typeof frozenClock>) {
  const members = [await givenMember({ lastName: 'Titkosnév' }), await givenMember()]
  const given = await announced(await givenDraws({ memberIds: members.map(({ id }) => id) }))
  clock.pass(given.draws[0].freezeBy - shop.now())
  await freezeAndDraw()
  clock.pass(given.draws[0].drawAt + 3000 - shop.now())
  await freezeAndDraw()
  return { ...given, members, path: `/sorsolasok/${given.promotion.slug}` }
}

test.group('Published draws', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    clock = frozenClock('2031-05-17T00:00:00Z')
    drawStandIns()
    return async () => {
      clock.restore()
      endStandIns()
      await endGames()
    }
  })

  test('[R-14] everybody gets the bytes that were hashed, for good; the log is always asked for', async ({
    assert,
    client,
  }) => {
    const { path, ...given } = await drawn(clock)
    const files = await filesOf(given)
    for (const name of ['sheet.json', 'w1.tickets.txt', 'w1.result.json']) {
      const answer = await client.get(`${path}/${name}`)
      answer.assertStatus(200)
      assert.deepEqual(answer.text(), Buffer.from(files.get(name)!).toString(), name)
      answer.assertHeader('cache-control', 'public, max-age=31536000, immutable')
      const hash = createHash('sha256').update(files.get(name)!).digest('hex')
      answer.assertHeader('etag', `"${hash}"`)
      assert.isUndefined(answer.header('set-cookie'))
      const again = await client.get(`${path}/${name}`).header('if-none-match', `"${hash}"`)
      again.assertStatus(304)
    }
    const log = await client.get(`${path}/log.txt`)
    assert.equal(log.text(), Buffer.from(files.get('log.txt')!).toString())
    log.assertHeader('cache-control', 'no-cache')
    for (const name of ['w2.tickets.txt', 'sheet-2.json', '..%2f..%2fetc%2fpasswd', 'x.txt']) {
      ;(await client.get(`${path}/${name}`)).assertStatus(404)
    }
    ;(await client.get('/sorsolasok/nincs-ilyen/log.txt')).assertStatus(404)
  })

  test('[R-14] no file says who a member is, and a deleted one leads nowhere', async ({
    assert,
  }) => {
    const given = await drawn(clock)
    const all = [...(await filesOf(given)).values()].map((bytes) => Buffer.from(bytes).toString())
    for (const { email, phone, lastName } of given.members) {
      for (const trace of [email, phone, lastName]) assert.notInclude(all.join(), trace!)
    }
    const rows = all.join('\n').match(/^[0-9A-Z]{16} .*$/gm)!
    assert.isTrue(rows.every((row) => /^[0-9A-HJKMNP-TV-Z]{16} [012]( [a-z_]+)?$/.test(row)))
  })

  test('[R-14] the page shows what is published, and a member the own pseudonym alone', async ({
    assert,
    client,
  }) => {
    const { path, members, promotion, draws } = await drawn(clock)
    const page = await client.get(`${path}/w1`).withInertia()
    page.assertInertiaComponent('draws/draw')
    const props = page.inertiaProps as Record<string, unknown>
    assert.equal(props.state, 'drawn')
    assert.isNull(props.pseudonym)
    assert.isTrue(props.is_demo)
    assert.isFalse(props.is_late)
    assert.equal(props.draw_at, new Date(draws[0].drawAt).toISOString())
    assert.deepEqual(
      (props.files as { name: string }[]).map(({ name }) => name),
      ['sheet.json', 'w1.tickets.txt', 'w1.result.json']
    )
    const where = { promotionId: promotion.id, memberId: members[0].id }
    const { pseudonym } = await PromotionMember.query().where(where).firstOrFail()
    const own = await client.get(`${path}/w1`).withInertia().loginAs(members[0])
    assert.equal((own.inertiaProps as Record<string, unknown>).pseudonym, pseudonym)
    ;(await client.get(`${path}/w2`)).assertStatus(404)
  })

  test('[R-14] a draw that was not announced has no page', async ({ client }) => {
    const { promotion } = await givenDraws()
    ;(await client.get(`/sorsolasok/${promotion.slug}/w1`)).assertStatus(404)
  })
})

test.group('Draws at the command line', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    clock = frozenClock('2031-05-17T00:00:00Z')
    drawStandIns()
    return async () => {
      clock.restore()
      endStandIns()
      await endGames()
    }
  })

  test('[R-14] close and run say what they did, and refuse what is not due', async ({ assert }) => {
    const given = await announced(await givenDraws())
    const { slug } = given.promotion
    const staff = await givenStaff({ role: 'marketing' })
    const draw = (...words: string[]) => runHere(['draw', ...words])
    const early = await draw('close', slug, 'w1', '--staff', staff.email)
    assert.equal(early.code, 1)
    assert.include(early.stderr, 'not over yet')
    clock.pass(given.draws[0].closesAt + HOUR_MS - shop.now())
    const dry = await draw('close', slug, 'w1', '--dry-run')
    assert.equal(dry.stdout, 'w1\tcommitted\t7\t7\n')
    const told = JSON.parse((await draw('close', slug, 'w1', '--dry-run', '--json')).stdout)
    assert.deepInclude(told, { campaign: slug, draw: 'w1', state: 'committed', tickets: 7 })
    assert.equal((await draw('close', slug, 'w1')).code, 1)
    const closed = await draw('close', slug, 'w1', '--staff', staff.email)
    assert.equal(closed.code, 0, closed.stderr)
    assert.match(closed.stdout, /^w1\.tickets\.txt\t[0-9a-f]{64}\n$/)
    const soon = await draw('run', slug, 'w1')
    assert.equal(soon.code, 1)
    assert.include(soon.stderr, 'not out yet')
    clock.pass(given.draws[0].drawAt + 3000 - shop.now())
    const both = await draw('run', slug, 'w1', '--signature', 'aa', '--called', '123456789012')
    assert.equal(both.code, 3)
    const run = await draw('run', slug, 'w1', '--json')
    assert.equal(run.code, 0, run.stderr)
    const done = { campaign: slug, draw: 'w1', waiting: false, file: 'w1.result.json' }
    assert.deepEqual(JSON.parse(run.stdout), done)
    assert.include((await draw('run', slug, 'w1')).stderr, 'already')
    assert.equal((await draw('run', slug, 'w9')).code, 1)
  })

  test('[R-14] verify says 0, 1 or 3, from files alone', async ({ assert, cleanup }) => {
    const given = await drawn(clock)
    const folder = mkdtempSync(join(tmpdir(), 'draw-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const files = await filesOf(given)
    const paths = [...files].map(([name, bytes]) => {
      writeFileSync(join(folder, name), bytes)
      return join(folder, name)
    })
    const verify = (...words: string[]) => runHere(['draw', 'verify', ...words])
    const whole = await verify(...paths)
    assert.equal(whole.code, 0, whole.stdout + whole.stderr)
    assert.include(whole.stdout, 'w1\tsheet\tholds\n')
    assert.match(whole.stdout, /^w1\t1\tdrill 1\t[0-9A-Z]{16}$/m)
    const { findings, places } = JSON.parse((await verify(...paths, '--json')).stdout)
    assert.containSubset(findings, [{ draw: 'w1', check: 'sheet', verdict: 'holds' }])
    assert.containSubset(places, [{ draw: 'w1', place: 1, prize: 'drill', item: 1 }])
    const missing = await verify(...paths.filter((path) => !path.endsWith('result.json')))
    assert.equal(missing.code, 3)
    assert.include(missing.stdout, 'w1\tplaces\tnot_checked\tfile_missing\tw1.result.json\n')
    assert.equal((await verify(...paths, '--head', 'ab'.repeat(32))).code, 1)
    const list = join(folder, 'w1.tickets.txt')
    writeFileSync(
      list,
      Buffer.from(files.get('w1.tickets.txt')!).toString().replace(' 1\n', ' 2\n')
    )
    const forged = await verify(...paths)
    assert.equal(forged.code, 1)
    assert.include(forged.stdout, 'w1\trows\tfails\tmalformed')
    assert.equal((await verify(join(folder, 'sheet.json'))).code, 3)
  })
})
