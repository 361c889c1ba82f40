import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { sessionsDatabase, shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { runOutboxOnce } from '#app/outbox/worker'
import { eraseMember } from '#app/personal/erasure'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import { reviewHarvests, type CodeBatch } from '#points'
import { settleHarvestCase } from '#points/harvest/actions/settle_harvest_case'
import { keepRefusedTries } from '#points/harvest/refused_tries'
import { scanCode } from '#points/scans/actions/scan_code'
import { frozenClock } from '#tests/support/clock'
import { runCommand } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff, type TestMember, type TestStaff } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'

const NOON = '2026-11-20T11:00:00Z'
const OPERATOR = { source: 'cli' } as const

/** Scans neighbouring stickers, a few seconds apart. */
async function scanNeighbours(member: TestMember, batch: CodeBatch, first: number, count: number) {
  const clock = frozenClock(NOON)
  try {
    for (let serial = first; serial < first + count; serial++) {
      clock.pass(5000)
      const text = await givenCode({ batch, serial })
      await scanCode({ memberId: member.id, address: '10.55.0.1', text })
    }
  } finally {
    clock.restore()
  }
}

let hours = 0
/** Each review is an hour later than the one before. */
async function reviewLater() {
  const clock = frozenClock(NOON)
  clock.pass(++hours * 60 * 60 * 1000)
  try {
    return await reviewHarvests()
  } finally {
    clock.restore()
  }
}

async function caseOf({ id }: TestMember) {
  const sql = 'SELECT state, score, reasons, note FROM harvest_cases WHERE member_id = ?'
  const [found] = await shopReader().rows<Record<string, any>>(sql, [id])
  return found
}

function ask(client: ApiClient, staff: TestStaff, path: string) {
  return client.get(`/api/admin/${path}`).accept('json').withGuard('staff').loginAs(staff)
}

function settle(client: ApiClient, staff: TestStaff, member: TestMember, body: object) {
  const path = `/api/admin/harvest_cases/${member.id}/settlement`
  const request = client.post(path).accept('json').withCsrfToken()
  return request.withGuard('staff').loginAs(staff).json(body)
}

test.group('Review of harvests', (group) => {
  group.each.setup(forgetLimits)

  test('a harvested roll comes onto the list with its reason, a pallet does not; somebody settles it', async ({
    client,
    assert,
  }) => {
    const [thief, crew] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ count: 1000 })
    await scanNeighbours(thief, batch, 100, 120)
    await scanNeighbours(crew, batch, 500, 40)
    assert.isAtLeast((await reviewLater()).added, 1)
    assert.isUndefined(await caseOf(crew))
    const again = await reviewLater()
    assert.equal(again.added, 0, 'the same evidence is no second case')

    const [admin, marketing] = [await givenStaff(), await givenStaff({ role: 'marketing' })]
    ;(await ask(client, marketing, 'harvest_cases')).assertStatus(403)
    const shown = await ask(client, admin, `harvest_cases/${thief.id}`)
    const { state, score, reasons } = shown.body().data
    assert.equal(state, 'open')
    assert.isAtLeast(score, 100)
    assert.containsSubset(reasons, [
      { kind: 'run', batch_id: batch.id, from: 101, to: 220, scans: 120 },
    ])
    const filter = encodeURIComponent(JSON.stringify({ state: 'open' }))
    const list = await ask(client, admin, `harvest_cases?sort=score&filter=${filter}&per_page=50`)
    assert.include(
      list.body().data.map(({ id }: { id: number }) => id),
      thief.id
    )

    ;(await settle(client, marketing, thief, { verdict: 'honest' })).assertStatus(403)
    ;(await settle(client, admin, thief, { verdict: 'guilty' })).assertStatus(422)
    ;(await settle(client, admin, crew, { verdict: 'honest' })).assertStatus(404)
    const settled = await settle(client, admin, thief, { verdict: 'honest', note: 'Own store' })
    assert.equal(settled.body().data.state, 'honest')
    const log = `SELECT actor_id AS "actorId", detail FROM audit_logs
      WHERE action = 'harvest.settled' AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(log, [thief.id]), [
      { actorId: admin.id, detail: 'honest' },
    ])
    await reviewLater()
    assert.equal((await caseOf(thief)).state, 'honest', 'what was settled stays settled')
    await scanNeighbours(thief, batch, 220, 60)
    await reviewLater()
    assert.equal((await caseOf(thief)).state, 'open', 'unless it got much worse')
  })

  test('codes of nobody are counted without a write, and many of them make a case', async ({
    assert,
  }) => {
    const member = await givenMember()
    const tries = 'SELECT SUM(tries) AS tries FROM refused_tries WHERE member_id = ?'
    for (let place = 0; place < 45; place++) {
      await sessionsDatabase().rows('DELETE FROM scan_throttles')
      const guess = { memberId: member.id, address: `10.56.0.${place}`, text: `GUESS${place}` }
      await scanCode(guess).catch(() => {})
    }
    assert.deepEqual(await shopReader().rows(tries, [member.id]), [{ tries: null }])
    await transaction(keepRefusedTries)
    const [kept] = await shopReader().rows<{ tries: number }>(tries, [member.id])
    assert.equal(Number(kept.tries), 45)
    await transaction(keepRefusedTries)
    const [later] = await shopReader().rows<{ tries: number }>(tries, [member.id])
    assert.equal(Number(later.tries), 45, 'nothing is counted twice')
    await reviewHarvests()
    const { reasons } = await caseOf(member)
    assert.containsSubset(JSON.parse(reasons), [{ kind: 'refused', refused: 45 }])
  })

  test('many members who guess a little each raise one alarm a day, by mail to administrators', async ({
    assert,
    cleanup,
  }) => {
    const sendMails = async () => {
      for (let round = 0; round < 3; round++) await runOutboxOnce()
    }
    // What is counted still, and an alarm of that, belong to the tests before and to their day.
    await transaction(keepRefusedTries)
    await sendMails()
    const clock = frozenClock('2027-02-03T11:00:00Z')
    const mails = (await app.container.make(MailGateway)) as FakeMailGateway
    const [hungarian, marketing] = [await givenStaff(), await givenStaff({ role: 'marketing' })]
    const guess = async (members: number) => {
      for (let place = 0; place < members; place++) {
        const { id: memberId } = await givenMember()
        for (let tried = 0; tried < 5; tried++) {
          const text = `GUESS${memberId}-${tried}`
          await scanCode({ memberId, address: `10.58.${members}.${place}`, text }).catch(() => {})
        }
      }
      await transaction(keepRefusedTries)
      await sendMails()
    }
    await transaction((trx) => changeSettings(trx, { guess_alarm_tries: 50 }))
    cleanup(async () => {
      clock.restore()
      await transaction((trx) => changeSettings(trx, { guess_alarm_tries: 300 }))
    })
    const told = ({ email }: TestStaff) =>
      mails.sent.filter(({ to, subject }) => to === email && /guessed|találgat/.test(subject))
    await guess(10)
    assert.lengthOf(told(hungarian), 0, 'fifty are ordinary')
    await guess(2)
    await guess(2)
    const own = told(hungarian)
    assert.lengthOf(own, 1, 'once a day')
    assert.include(own[0].text, '60')
    assert.include(own[0].text, '/admin/harvest_cases')
    assert.lengthOf(told(marketing), 0)
  })

  test('a sticker that more than three members tried comes onto the list, one that three tried does not', async ({
    client,
    assert,
  }) => {
    const [finder, honest] = [await givenMember(), await givenMember()]
    const others = await Promise.all([1, 2, 3].map(() => givenMember()))
    const batch = await givenBatch({ count: 100 })
    const [shared, tried] = [await givenCode({ batch, serial: 7 }), await givenCode({ batch })]
    const scan = ({ id }: TestMember, text: string) =>
      scanCode({ memberId: id, address: '10.57.0.1', text }).catch(() => {})
    for (const member of [finder, finder, ...others]) await scan(member, shared)
    for (const member of [honest, honest, ...others.slice(1)]) await scan(member, tried)
    await reviewHarvests()
    assert.isUndefined(await caseOf(honest))
    const shown = await ask(client, await givenStaff(), `harvest_cases/${finder.id}`)
    assert.containsSubset(shown.body().data.reasons, [
      { kind: 'shared', batch_id: batch.id, number: 8, members: 4 },
    ])
  })

  test('a deleted member leaves no case and no tries behind', async ({ assert }) => {
    const member = await givenMember()
    await transaction(async (trx) => {
      const put = `INSERT INTO harvest_cases (member_id, score, reasons, state, found_at, seen_at)
        VALUES (?, 100, '[]', 'open', 1, 1)`
      await rows(trx, put, [member.id])
      const tried = 'INSERT INTO refused_tries (member_id, business_date, tries) VALUES (?, ?, 1)'
      await rows(trx, tried, [member.id, '2026-11-20'])
      const verdict = { memberId: member.id, verdict: 'confirmed', note: 'Kovács' } as const
      await settleHarvestCase(trx, { ...verdict, by: OPERATOR })
    })
    assert.equal((await caseOf(member)).note, 'Kovács')
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    assert.isUndefined(await caseOf(member))
    const sql = 'SELECT 1 FROM refused_tries WHERE member_id = ?'
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [])
  })

  test('the command looks at the scans and says how many members to look at', async ({
    assert,
  }) => {
    const { code, stdout, stderr } = await runCommand(['codes', 'watch', '--json'])
    assert.equal(code, 0, stderr)
    assert.sameMembers(Object.keys(JSON.parse(stdout)), ['found', 'added'])
  })
})
