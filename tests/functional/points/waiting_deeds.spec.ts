import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings, forgetSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { balanceOf, voidBatch } from '#points'
import { stopBooster, changeBooster } from '#points/boosters/actions/save_booster'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { scanCode } from '#points/scans/actions/scan_code'
import { boosterTerms, givenDraft } from '#tests/support/boosters'
import { runCommand } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'
import { confirmedSession, givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { staffApi } from '#tests/support/staff_api'

/** One administrator asks, another agrees. */
async function office(client: ApiClient) {
  const [asker, other] = [await givenStaff(), await givenStaff()]
  const act = (path: string, staff: TestStaff, isConfirmed = true) => {
    const request = client.post(`/api/admin/${path}`).accept('json').withCsrfToken()
    if (isConfirmed) request.withSession(confirmedSession(staff))
    return request.withGuard('staff').loginAs(staff)
  }
  const settle = (id: number, verdict: string, staff: TestStaff, isConfirmed = true) =>
    act(`waiting_deeds/${id}/${verdict}`, staff, isConfirmed)
  return { asker, other, act, settle, rules: staffApi(client, 'point_rules', asker) }
}

/** A released roll of 1,000 stickers whose points are those of its product. */
async function releasedRoll(points: number) {
  const product = await givenParticipatingProduct({ points })
  const batch = await givenBatch({ productId: product.id, count: 1000 })
  const { id: memberId } = await givenMember()
  let serial = 0
  const scan = async () => {
    const text = await givenCode({ batch, serial: serial++ })
    return (await scanCode({ memberId, address: `10.79.${memberId % 250}.1`, text })).points
  }
  return { product, scan }
}

const auditsOf = (type: string, id: number) =>
  shopReader().rows<{ action: string; actor: number | null }>(
    `SELECT action, actor_id AS actor FROM audit_logs
      WHERE subject_type = ? AND subject_id = ? ORDER BY id`,
    [type, id]
  )

async function stateOf(table: 'boosters' | 'code_batches', id: number) {
  const sql = `SELECT state FROM ${table} WHERE id = ?`
  const [row] = await shopReader().rows<{ state: string }>(sql, [id])
  return row.state
}

test.group('What makes points needs two people', (group) => {
  group.each.teardown(async () => {
    await transaction(async (trx) => {
      await rows(trx, 'DELETE FROM point_rules WHERE valid_from > 0')
      await rows(
        trx,
        "UPDATE waiting_deeds SET state = 'refused', settled_at = 1 WHERE state = 'open'"
      )
    })
    forgetPointRules()
  })

  test('[O-16] a rule that raises released stickers beyond the limit waits, and is agreed to by somebody else, once', async ({
    client,
    assert,
  }) => {
    const { asker, other, rules, settle } = await office(client)
    const { product, scan } = await releasedRoll(10)
    const rule = { source: 'qrcode', product_id: product.id }
    ;(await rules.create({ ...rule, points_from: 60 })).assertStatus(201)
    assert.equal(await scan(), 60, 'fifty points a sticker are what one person may')
    const asked = [1, 2].map(() => rules.create({ ...rule, points_from: 61 }))
    const [one, again] = await Promise.all(asked)
    one.assertStatus(202)
    const { waiting_id: id } = one.body().data
    assert.equal(again.body().data.waiting_id, id, 'the same wish waits once')
    assert.equal(await scan(), 60)

    assert.equal((await settle(id, 'agreement', other, false)).status(), 423)
    for (const role of ['marketing', 'support', 'auditor'] as const) {
      const staff = await givenStaff({ role })
      assert.equal((await settle(id, 'agreement', staff)).status(), 403, role)
      assert.equal((await settle(id, 'refusal', staff)).status(), 403, role)
    }
    const own = await settle(id, 'agreement', asker)
    own.assertStatus(409)
    assert.equal(own.body().errors[0].rule, 'own_deed')
    assert.equal(await scan(), 60)
    const listed = await staffApi(client, 'waiting_deeds', other).list({ state: 'open', id: [id] })
    assert.containsSubset(listed.body().data, [
      { id, kind: 'rule_added', asked_by: asker.id, points_from: 61, title_hu: product.titleHu },
    ])

    const answers = await Promise.all([1, 2, 3].map(() => settle(id, 'agreement', other)))
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [200, 409, 409])
    const late = answers.find((answer) => answer.status() === 409)!
    assert.equal(late.body().errors[0].rule, 'deed_settled')
    assert.equal(await scan(), 61)
    const sql = 'SELECT id FROM point_rules WHERE product_id = ? AND points_from = 61'
    const [{ id: ruleId }] = await shopReader().rows<{ id: number }>(sql, [product.id])
    assert.deepEqual(await auditsOf('point_rule', ruleId), [
      { action: 'point_rule.added', actor: asker.id },
      { action: 'deed.agreed', actor: other.id },
    ])
  })

  test('[O-16] a roll that is withdrawn while a rule is raised is counted, as it can come back', async ({
    client,
  }) => {
    const { rules } = await office(client)
    const product = await givenParticipatingProduct({ points: 10 })
    const batch = await givenBatch({ productId: product.id, count: 1000 })
    const why = { reason: 'Próba', by: { source: 'cli' } } as const
    await transaction((trx) => voidBatch(trx, batch.id, why))
    const rule = { source: 'qrcode', product_id: product.id }
    ;(await rules.create({ ...rule, points_from: 61 })).assertStatus(202)
    const printed = await givenParticipatingProduct({ points: 10 })
    const { id } = await givenBatch({ productId: printed.id, count: 1000, state: 'printed' })
    await transaction((trx) => voidBatch(trx, id, why))
    ;(await rules.create({ ...rule, product_id: printed.id, points_from: 61 })).assertStatus(201)
  })

  test('[O-16] what lowers points is done by one person, and a rule for everybody counts everybody', async ({
    client,
    assert,
  }) => {
    const { rules } = await office(client)
    const { product, scan } = await releasedRoll(500)
    const lower = { source: 'qrcode', product_id: product.id, points_from: 5 }
    ;(await rules.create(lower)).assertStatus(201)
    assert.equal(await scan(), 5)
    const day = { source: 'name_day', valid_from: '2098-05-01' }
    ;(await rules.create({ ...day, points_from: 19 })).assertStatus(201)
    const later = { ...day, valid_from: '2098-06-01' }
    ;(await rules.create({ ...later, points_from: 100_019 })).assertStatus(202)
    const listed = await rules.list({ source: 'name_day', state: 'coming' })
    const [{ id }] = listed.body().data
    ;(await rules.update(id, { points_from: 100_000, valid_from: '2098-05-02' })).assertStatus(202)
    ;(await rules.update(id, { points_from: 1, valid_from: '2098-05-02' })).assertStatus(200)
  })

  test('[O-16] a budget beyond the limit waits, budgets of a day are added up, and who agrees agrees to what was seen', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { asker, other, act, settle } = await office(client)
    const [small, second, large] = await Promise.all(
      [30_000, 30_000, 50_001].map((budget) => givenDraft({ budget, firstDay: '2098-01-01' }))
    )
    cleanup(async () => {
      for (const id of [small, second, large]) {
        const by = { source: 'cli' } as const
        await transaction((trx) => stopBooster(trx, id, by)).catch(() => {})
      }
    })
    const switchOn = (id: number) => act(`boosters/${id}/activate`, asker)
    ;(await switchOn(small)).assertStatus(200)
    ;(await switchOn(second)).assertStatus(202)
    const asked = await switchOn(large)
    asked.assertStatus(202)
    assert.equal(await stateOf('boosters', large), 'draft')
    const { waiting_id: first } = asked.body().data

    const by = { source: 'admin', staffId: asker.id } as const
    const terms = boosterTerms({ budget: 9_000_000, firstDay: '2098-01-01' })
    // The clock may not have moved since the draft was written.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await transaction((trx) => changeBooster(trx, large, { by, terms }))
    const outdated = await settle(first, 'agreement', other)
    outdated.assertStatus(409)
    assert.equal(outdated.body().errors[0].rule, 'deed_outdated')
    assert.equal(await stateOf('boosters', large), 'draft')
    ;(await settle(first, 'refusal', asker)).assertStatus(200)

    const { waiting_id: anew } = (await switchOn(large)).body().data
    ;(await settle(anew, 'agreement', other)).assertStatus(200)
    assert.equal(await stateOf('boosters', large), 'active')
    assert.equal((await switchOn(large)).body().errors[0].rule, 'booster_state')
  })

  test('[O-16] a roll whose possible points are beyond the limit is released by two, also where a rule to come raises it', async ({
    client,
    assert,
  }) => {
    const { asker, other, act, settle, rules } = await office(client)
    const product = await givenParticipatingProduct({ points: 10 })
    const printed = { productId: product.id, state: 'printed' } as const
    const [small, shared, large] = [
      await givenBatch({ ...printed, count: 1000 }),
      await givenBatch({ ...printed, count: 10, points: 100, maxScans: 1000 }),
      await givenBatch({ ...printed, count: 1000 }),
    ]
    const release = ({ id }: { id: number }) => act(`code_batches/${id}/activate`, asker)
    assert.equal((await release(small)).body().data.state, 'active')
    ;(await release(shared)).assertStatus(202)
    const coming = { source: 'qrcode', product_id: product.id, valid_from: '2098-01-01' }
    ;(await rules.create({ ...coming, points_from: 20 })).assertStatus(201)
    const asked = await release(large)
    assert.equal(asked.status(), 200, '10,000 and 10,000 and 20,000 are what one person may a day')
    const further = await givenBatch({ ...printed, count: 1000 })
    const waits = await release(further)
    waits.assertStatus(202)
    ;(await settle(waits.body().data.waiting_id, 'agreement', other)).assertStatus(200)
    assert.equal(await stateOf('code_batches', further.id), 'active')
    assert.equal((await release(further)).status(), 200, 'again is harmless')
    assert.deepEqual(await auditsOf('code_batch', further.id), [
      { action: 'codes.created', actor: null },
      { action: 'deed.asked', actor: asker.id },
      { action: 'codes.activated', actor: asker.id },
      { action: 'deed.agreed', actor: other.id },
    ])
  })

  test('[O-16] settings that make points, and limits of one person, wait at the command line too', async ({
    assert,
  }) => {
    const database = await freshDatabase()
    try {
      const set = (key: string, value: string) =>
        database.command('settings', 'set', '--key', key, '--value', value)
      assert.equal(
        (await set('name_day_greeting_points', '50')).stdout,
        'name_day_greeting_points\t50\n'
      )
      const more = await set('birthday_greeting_points', '1')
      assert.match(more.stdout, /^waiting\t\d+\n$/, more.stderr)
      for (const key of ['lone_points', 'four_eyes_points', 'support_points']) {
        assert.match((await set(key, '60000')).stdout, /^waiting\t\d+\n$/, key)
        assert.equal((await set(key, '1000')).stdout, `${key}\t1000\n`)
      }
      assert.equal(
        (await set('name_day_greeting_points', '0')).stdout,
        'name_day_greeting_points\t0\n'
      )
    } finally {
      await database.remove()
    }
  }).timeout(180_000)

  test('[O-16] what an operator asks for is agreed to by an administrator', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { other, settle } = await office(client)
    cleanup(() => transaction((trx) => changeSettings(trx, { support_points: 2000 })))
    const words = ['settings', 'set', '--key', 'support_points', '--value', '2100']
    const asked = await runCommand(words)
    const id = Number(/^waiting\t(\d+)/.exec(asked.stdout)?.[1])
    forgetSettings()
    assert.equal((await settings()).support_points, 2000, asked.stderr)
    ;(await settle(id, 'agreement', other)).assertStatus(200)
    assert.equal((await settings()).support_points, 2100)
    const batch = await givenBatch({ state: 'printed', count: 1000 })
    const release = ['codes', 'activate', '--batch', String(batch.id), '--yes', '--json']
    assert.isNumber(JSON.parse((await runCommand(release)).stdout).waitingId)
    assert.equal(await stateOf('code_batches', batch.id), 'printed')
  }).timeout(60_000)

  test('[O-16] a rule that lowers points is neither put off nor taken away by one person beyond the limit', async ({
    client,
  }) => {
    const { rules } = await office(client)
    const product = await givenParticipatingProduct({ points: 1000 })
    await givenBatch({ productId: product.id, count: 1000 })
    const rule = { source: 'qrcode', product_id: product.id }
    const lower = { ...rule, points_from: 1, valid_from: '2098-05-01' }
    const made = await rules.create(lower)
    made.assertStatus(201)
    const { id } = made.body().data
    ;(await rules.update(id, { points_from: 1, valid_from: '2098-06-01' })).assertStatus(202)
    ;(await rules.update(id, { points_from: 1000, valid_from: '2098-05-01' })).assertStatus(202)
    const kept = await rules.remove(id)
    kept.assertStatus(409)
    kept.assertBodyContains({ errors: [{ rule: 'withdrawal_raises' }] })
    ;(await rules.update(id, { points_from: 960, valid_from: '2098-05-01' })).assertStatus(202)
    ;(await rules.update(id, { points_from: 31, valid_from: '2098-05-01' })).assertStatus(200)
    const raise = { ...rule, points_from: 51, valid_from: '2098-07-01' }
    const raised = await rules.create(raise)
    raised.assertStatus(201)
    ;(await rules.remove(raised.body().data.id)).assertStatus(200)
  })

  test('[O-16] nobody agrees to more than was shown: a rule made meanwhile raises the roll, a roll released meanwhile the rule', async ({
    client,
    assert,
  }) => {
    const { asker, other, act, settle, rules } = await office(client)
    const product = await givenParticipatingProduct({ points: 1 })
    const printed = { productId: product.id, state: 'printed' } as const
    const roll = await givenBatch({ ...printed, count: 60_000 })
    const release = ({ id }: { id: number }) => act(`code_batches/${id}/activate`, asker)
    const { waiting_id: asked } = (await release(roll)).body().data
    const rule = { source: 'qrcode', product_id: product.id }
    ;(await rules.create({ ...rule, points_from: 5 })).assertStatus(201)
    const outdated = await settle(asked, 'agreement', other)
    outdated.assertStatus(409)
    assert.equal(outdated.body().errors[0].rule, 'deed_outdated')
    assert.equal(await stateOf('code_batches', roll.id), 'printed')
    ;(await settle(asked, 'refusal', other)).assertStatus(200)
    const { waiting_id: anew } = (await release(roll)).body().data
    ;(await settle(anew, 'agreement', other)).assertStatus(200)

    const { waiting_id: raise } = (await rules.create({ ...rule, points_from: 6 })).body().data
    const further = await givenBatch({ ...printed, count: 10_000 })
    ;(await release(further)).assertStatus(200)
    const grown = await settle(raise, 'agreement', other)
    assert.equal(grown.body().errors[0].rule, 'deed_outdated')
  })

  test('[O-16] a rule and a roll of one product at once are not worth less than both together', async ({
    client,
    assert,
  }) => {
    for (let turn = 0; turn < 5; turn++) {
      const { asker, act, rules } = await office(client)
      const product = await givenParticipatingProduct({ points: 1 })
      const { id } = await givenBatch({ productId: product.id, state: 'printed', count: 50_000 })
      const rule = { source: 'qrcode', product_id: product.id, points_from: 1000 }
      const [raised, released] = await Promise.all([
        rules.create(rule),
        act(`code_batches/${id}/activate`, asker),
      ])
      const statuses = [raised.status(), released.status()]
      assert.include(statuses, 202, `${statuses} let 50,000,000 points in`)
    }
  })

  test('[O-16] points by hand and credited reports are counted with all that one person lets in on a day', async ({
    client,
    assert,
  }) => {
    const { asker, other, act } = await office(client)
    const book = async (staff: TestStaff, points: number) => {
      const member = await givenMember()
      const body = { source: 'adjustment_manual', points, reason: 'Próba' }
      const answer = await act(`members/${member.id}/adjustments`, staff)
        .header('idempotency-key', randomUUID())
        .json(body)
      const waits = answer.body().data.waiting_id !== undefined
      return { waits, balance: await balanceOf(member.id) }
    }
    const report = async (points: number, staff: TestStaff) => {
      const member = await givenMember()
      const asked = await client
        .post('/qr-code/disputes')
        .accept('json')
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json({ qrCode: await givenCode({ points: 40 }), reason: 'invalid_code' })
      asked.assertStatus(201)
      const path = `disputes/${asked.body().id}/credit`
      const credited = await act(path, staff).json({ points, reason: 'Valódi matrica' })
      return { credited, balance: await balanceOf(member.id) }
    }
    for (const _ of [1, 2, 3, 4]) {
      assert.deepEqual(await book(asker, 10_000), { waits: false, balance: 10_000 })
    }
    const { credited, balance } = await report(9000, asker)
    credited.assertStatus(200)
    assert.equal(balance, 9000)
    assert.deepEqual(await book(asker, 1001), { waits: true, balance: 0 })
    const refused = await report(1001, asker)
    refused.credited.assertStatus(422)
    refused.credited.assertBodyContains({ errors: [{ field: 'points', rule: 'too_much_alone' }] })
    assert.equal(refused.balance, 0)
    assert.deepEqual(await book(asker, 1000), { waits: false, balance: 1000 })
    const theirs = await report(1001, other)
    theirs.credited.assertStatus(200)
    assert.deepEqual(await book(other, 10_000), { waits: false, balance: 10_000 })
  })

  test('what cannot be done is refused before anybody waits for it', async ({ client, assert }) => {
    const { rules } = await office(client)
    const sql = 'SELECT COUNT(*) AS count FROM waiting_deeds'
    const count = async () => Number((await shopReader().rows<{ count: number }>(sql))[0].count)
    const before = await count()
    const rule = { source: 'name_day', points_from: 900_000, valid_from: '2001-01-01' }
    const past = await rules.create(rule)
    past.assertStatus(422)
    assert.equal(past.body().errors[0].rule, 'day_is_over')
    const held = await rules.list({ source: 'birthday', state: 'in_force' })
    ;(await rules.update(held.body().data[0].id, { points_from: 900_000 })).assertStatus(409)
    assert.equal(await count(), before)
  })
})
