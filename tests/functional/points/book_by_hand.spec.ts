import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import { frozenClock } from '#tests/support/clock'
import { runCommand } from '#tests/support/command_line'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

type Staff = Awaited<ReturnType<typeof givenStaff>>

const newest = async (memberId: number) => {
  const [entry] = await shopReader().rows<Record<string, unknown>>(
    `SELECT e.points, e.source, e.actor_id AS "actorId", r.reason FROM ledger_entries e
      LEFT JOIN ledger_reasons r ON r.entry_id = e.id WHERE e.member_id = ? ORDER BY e.id DESC`,
    [memberId]
  )
  return entry
}

const audited = (memberId: number) =>
  shopReader().rows<{ action: string; detail: string; actor: number | null }>(
    `SELECT action, detail, actor_id AS actor FROM audit_logs
      WHERE subject_type = 'member' AND subject_id = ? ORDER BY id`,
    [memberId]
  )

/** Books as a staff member who has just entered the password. */
function booking(client: ApiClient, staff: Staff, memberId: number) {
  return (body: object, { key = randomUUID() as string, isConfirmed = true } = {}) => {
    const request = client
      .post(`/api/admin/members/${memberId}/adjustments`)
      .accept('json')
      .withCsrfToken()
      .header('idempotency-key', key)
      .withGuard('staff')
      .loginAs(staff)
    if (isConfirmed) {
      request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
    }
    return request.json(body)
  }
}

const manual = (points: unknown, reason: unknown = 'Szakadt matrica') => ({
  source: 'adjustment_manual',
  points,
  reason,
})

test.group('Points booked by hand', () => {
  test('[O-07] [Q-26] an admin books with a reason; entry and audit name the staff member', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    await givenPoints(member, 100)
    const book = booking(client, admin, member.id)
    const answer = await book(manual(-40))
    answer.assertStatus(201)
    assert.containsSubset(answer.body().data, { points: -40, balance_after: 60 })
    assert.deepEqual(await newest(member.id), {
      points: -40,
      source: 'adjustment_manual',
      actorId: admin.id,
      reason: 'Szakadt matrica',
    })
    assert.deepEqual(await audited(member.id), [
      { action: 'points.adjusted', detail: '-40', actor: admin.id },
    ])
    const page = await client
      .get('/api/admin/ledger_entries')
      .qs({ filter: JSON.stringify({ member_id: member.id }) })
      .withGuard('staff')
      .loginAs(admin)
    assert.containsSubset(page.body().data[0], { reason: 'Szakadt matrica', actor_id: admin.id })
  })

  test('[A-21] it needs the password, the role and the key of the request', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const book = booking(client, admin, member.id)
    assert.equal((await book(manual(10), { isConfirmed: false })).status(), 423)
    const marketing = booking(client, await givenStaff({ role: 'marketing' }), member.id)
    assert.equal((await marketing(manual(10))).status(), 403)
    assert.equal((await book(manual(10), { key: 'x' })).status(), 422)
    const nobody = booking(client, admin, 2_000_000_000)
    assert.equal((await nobody(manual(10))).status(), 404)
    assert.equal(await balanceOf(member.id), 0)
  })

  test('a repeated request, also at the same moment, books once', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const book = booking(client, admin, member.id)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(manual(10), { key })))
    for (const answer of answers) answer.assertStatus(201)
    assert.equal(await balanceOf(member.id), 10)
    assert.equal((await book(manual(11), { key })).status(), 409)
  })

  test('[Q-26] the community brings the points of its rule, once', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const book = booking(client, admin, member.id)
    const community = { source: 'facebook_group', reason: 'Belépett a csoportba' }
    const unsaid = await book({ source: 'facebook_group' })
    unsaid.assertStatus(422)
    assert.equal(unsaid.body().errors[0].field, 'reason')
    assert.isUndefined(await newest(member.id))
    const answers = await Promise.all([1, 2, 3].map(() => book(community)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 422, 422])
    const [rule] = await shopReader().rows<{ points: number }>(
      "SELECT points_from AS points FROM point_rules WHERE source = 'facebook_group'"
    )
    assert.equal(await balanceOf(member.id), rule.points)
    assert.deepEqual(await newest(member.id), {
      points: rule.points,
      ...community,
      actorId: admin.id,
    })
    assert.lengthOf(await audited(member.id), 1)
  })

  test('bad data is an error of its field and books nothing', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const book = booking(client, admin, member.id)
    const fieldOf = async (body: object) => {
      const answer = await book(body)
      answer.assertStatus(422)
      return answer.body().errors[0].field
    }
    for (const points of [0, 1.5, '10', 1_000_001, null, undefined, [5], {}]) {
      assert.equal(await fieldOf(manual(points)), 'points', JSON.stringify(points))
    }
    for (const reason of ['', '  ', 'ab', 'x'.repeat(501), 5, ['abc'], 'a\u0001b']) {
      assert.equal(await fieldOf(manual(5, reason)), 'reason', JSON.stringify(reason))
    }
    assert.equal(await fieldOf({ ...manual(5), source: 'qrcode' }), 'source')
    const answer = await book(manual(-1))
    answer.assertStatus(422)
    assert.containsSubset(answer.body().errors[0], { rule: 'not_enough_points', field: 'points' })
    assert.equal(await balanceOf(member.id), 0)
  })

  test('what is beyond the limit of a day waits for another administrator, and is booked once', async ({
    client,
    assert,
  }) => {
    const [asker, other, member] = [await givenStaff(), await givenStaff(), await givenMember()]
    const book = booking(client, asker, member.id)
    assert.equal((await book(manual(9_000))).body().data.points, 9_000)
    const key = randomUUID()
    const asked = [await book(manual(1_001), { key }), await book(manual(1_001), { key })]
    const { waiting_id: id } = asked[0].body().data
    assert.isNumber(id)
    assert.equal(asked[1].body().data.waiting_id, id)
    assert.equal((await book(manual(1_000))).body().data.points, 1_000, 'up to the limit')
    assert.isNumber((await book(manual(-1))).body().data.waiting_id, 'taking counts as well')
    assert.equal(await balanceOf(member.id), 10_000)

    const settle = (staff: Staff, verdict: string, confirmed = true) => {
      const request = client.post(`/api/admin/hand_bookings/${id}/${verdict}`).accept('json')
      request.withCsrfToken().withGuard('staff').loginAs(staff)
      const session = { confirmed_password_staff: { id: staff.id, at: clock.now() } }
      return confirmed ? request.withSession(session) : request
    }
    assert.equal((await settle(other, 'agreement', false)).status(), 423)
    const marketing = await givenStaff({ role: 'marketing' })
    assert.equal((await settle(marketing, 'agreement')).status(), 403)
    const own = await settle(asker, 'agreement')
    own.assertStatus(409)
    assert.equal(own.body().errors[0].rule, 'own_booking')
    assert.equal(await balanceOf(member.id), 10_000)
    const list = await client
      .get('/api/admin/hand_bookings')
      .qs({ filter: JSON.stringify({ state: 'open', member_id: member.id }), sort: 'id' })
      .withGuard('staff')
      .loginAs(other)
    assert.containsSubset(list.body().data, [
      { id, points: 1_001, reason: 'Szakadt matrica', asked_by: asker.id },
    ])
    const answers = await Promise.all([1, 2, 3].map(() => settle(other, 'agreement')))
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [200, 409, 409])
    assert.equal(await balanceOf(member.id), 11_001)
    assert.containsSubset(await newest(member.id), {
      points: 1_001,
      actorId: asker.id,
      reason: 'Szakadt matrica',
    })
    assert.deepInclude(await audited(member.id), {
      action: 'points.agreed',
      detail: '1001',
      actor: other.id,
    })
  })

  test('what was given and taken on a day adds up, whoever booked it, and the next day begins anew', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(() => time.restore())
    const member = await givenMember()
    const [one, other] = [await givenStaff(), await givenStaff()]
    const by = (staff: Staff) => booking(client, staff, member.id)
    assert.equal((await by(one)(manual(6_000))).body().data.points, 6_000)
    assert.equal((await by(other)(manual(-4_000))).body().data.points, -4_000)
    assert.isNumber((await by(one)(manual(1))).body().data.waiting_id)
    assert.isNumber((await by(other)(manual(1))).body().data.waiting_id)
    assert.equal(await balanceOf(member.id), 2_000)
    time.pass(24 * 60 * 60_000)
    assert.equal((await by(one)(manual(10_000))).body().data.points, 10_000)
  })

  test('who asked may withdraw, and an operator asks like anybody', async ({ client, assert }) => {
    const [asker, member] = [await givenStaff(), await givenMember()]
    const book = booking(client, asker, member.id)
    const { waiting_id: id } = (await book(manual(10_001))).body().data
    const refuse = () =>
      client
        .post(`/api/admin/hand_bookings/${id}/refusal`)
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(asker)
    ;(await refuse()).assertStatus(200)
    const again = await refuse()
    again.assertStatus(409)
    assert.equal(again.body().errors[0].rule, 'booking_settled')
    const words = ['points', 'adjust', '--member', String(member.id), '--yes', '--reason', 'Sok']
    words.push('--staff', asker.email)
    const asked = await runCommand([...words, '--points', '10001'])
    assert.equal(asked.code, 0, asked.stderr)
    assert.match(asked.stdout, /^waiting\t\d+/)
    assert.equal(await balanceOf(member.id), 0)
  })

  test('[Q-26] the command line asks for one point as one, and for more as many', async ({
    assert,
  }) => {
    const [asker, member] = [await givenStaff(), await givenMember()]
    await givenPoints(member, 1)
    const words = ['points', 'adjust', '--member', String(member.id), '--reason', 'Sok']
    words.push('--staff', asker.email)
    for (const [points, question] of [
      ['1', 'Book 1 point?'],
      ['2', 'Book 2 points?'],
      ['-1', 'Take 1 point?'],
    ]) {
      const refused = await runCommand([...words, `--points=${points}`])
      assert.equal(refused.code, 3)
      assert.include(refused.stderr, `(${question})`)
      assert.include(refused.stderr, `Member ${member.id} has 1 point.`)
    }
    const tried = await runCommand([...words, '--points', '1', '--dry-run'])
    assert.include(tried.stderr, '1 point could be asked for.')
    assert.equal(await balanceOf(member.id), 1)
  })

  test('[O-08] support books up to its limit of a day, all members together', async ({
    client,
    assert,
  }) => {
    const [support, admin] = [await givenStaff({ role: 'support' }), await givenStaff()]
    const [one, two] = [await givenMember(), await givenMember()]
    const forOne = booking(client, support, one.id)
    const forTwo = booking(client, support, two.id)
    assert.equal((await forOne(manual(1_500))).body().data.points, 1_500)
    const both = await Promise.all([forTwo(manual(400)), forOne(manual(-300))])
    const waiting = both.filter((answer) => answer.body().data.waiting_id)
    assert.lengthOf(waiting, 1, 'the second of two at once is beyond the limit')
    assert.isNumber((await forTwo(manual(2_001))).body().data.waiting_id)
    const { waiting_id: id } = waiting[0].body().data
    const agree = (staff: Staff) =>
      client
        .post(`/api/admin/hand_bookings/${id}/agreement`)
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
    assert.equal((await agree(support)).status(), 403)
    assert.equal((await agree(admin)).status(), 200)
  })

  test('what the member does not have is refused before it waits for anybody', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    await givenPoints(member, 100)
    const answer = await booking(client, admin, member.id)(manual(-20_000))
    answer.assertStatus(422)
    assert.containsSubset(answer.body().errors[0], { rule: 'not_enough_points', field: 'points' })
    const words = ['points', 'adjust', '--member', String(member.id), '--yes', '--reason', 'Sok']
    const asked = await runCommand([...words, '--staff', admin.email, '--points=-20000'])
    assert.equal(asked.code, 1, asked.stdout)
    const sql = 'SELECT id FROM hand_bookings WHERE member_id = ?'
    assert.isEmpty(await shopReader().rows(sql, [member.id]))
  })

  test('[O-16] at the command line only who may book answers for it', async ({ assert }) => {
    const member = await givenMember()
    const book = async (email: string, points = '25') =>
      runCommand(
        ['points', 'adjust', '--member', String(member.id), '--yes', '--points', points].concat(
          '--reason',
          'Kárpótlás',
          '--staff',
          email
        )
      )
    for (const role of ['marketing', 'auditor'] as const) {
      const refused = await book((await givenStaff({ role })).email)
      assert.equal(refused.code, 4, role)
      assert.include(refused.stderr, role)
    }
    const gone = await givenStaff()
    await transaction((trx) =>
      rows(trx, 'UPDATE staff_members SET disabled_at = ? WHERE id = ?', [clock.now(), gone.id])
    )
    assert.equal((await book(gone.email)).code, 4)
    assert.equal((await book('senki@pelda.hu')).code, 3, 'nobody has this address')
    assert.equal(await balanceOf(member.id), 0)
    const support = await givenStaff({ role: 'support' })
    assert.equal((await book(support.email)).code, 0)
    assert.match((await book(support.email, '1999')).stdout, /^waiting/)
    assert.equal(await balanceOf(member.id), 25)
  })

  test('[O-07] an operator books from the command line', async ({ assert }) => {
    const member = await givenMember()
    const admin = await givenStaff()
    const words = ['points', 'adjust', '--member', String(member.id), '--yes', '--json']
    const nobody = await runCommand([...words, '--points', '25', '--reason', 'Kárpótlás'])
    assert.equal(nobody.code, 3, 'somebody answers for it')
    words.push('--staff', admin.email)
    const booked = await runCommand([...words, '--points', '25', '--reason', 'Kárpótlás'])
    assert.equal(booked.code, 0, booked.stderr)
    assert.containsSubset(JSON.parse(booked.stdout), { points: 25, balanceAfter: 25 })
    assert.containsSubset(await newest(member.id), { actorId: admin.id, reason: 'Kárpótlás' })
    const refused = await runCommand([...words, '--points=-26', '--reason', 'Tévedés'])
    assert.equal(refused.code, 1)
    assert.equal(await balanceOf(member.id), 25)
    assert.equal((await runCommand([...words, '--points', '0', '--reason', 'x'])).code, 3)
    assert.deepEqual(await audited(member.id), [
      { action: 'points.adjusted', detail: '25', actor: admin.id },
    ])
  })
})
