import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Command } from 'commander'
import { AUDIT_KINDS, type AuditKind } from '#app/audit/kinds'
import { AUDIT_SUBJECTS } from '#app/audit/subjects'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { createStaffMember, inviteStaff } from '#auth'
import { noteFailedSignIn } from '#auth/staff/failed_staff_sign_in'
import { program } from '#cli/program'
import { setOrAsk } from '#points'
import { kindsAbout, linesAbout } from '#tests/support/audit_lines'
import {
  COMMAND_TRAILS,
  FURTHER_KINDS,
  RETIRED_KINDS,
  LOOK_TRAILS,
  PROVED_ELSEWHERE,
  ROUTE_TRAILS,
  UNPROVED,
  type Trail,
} from '#tests/support/audited_deeds'
import PromotionReward from '#promo/rewards/models/promotion_reward'
import { givenDraft } from '#tests/support/boosters'
import { givenProduct } from '#tests/support/catalogue'
import { freshDatabase } from '#tests/support/fresh_database'
import { forgetLimits } from '#tests/support/limits'
import {
  givenMember,
  givenStaff,
  TEST_PASSWORD,
  timeCodeNow,
  type TestStaff,
} from '#tests/support/members'
import { givenOrderInWork, send } from '#tests/support/parcels'
import { givenBatch } from '#tests/support/points'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { staffApi } from '#tests/support/staff_api'
import { StaffClient } from '#tests/support/staff_office'

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']
const proved = new Set<AuditKind>()

/** Every writing route of the back-office, those of the entrance among them. */
function writingRoutes(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(api\/admin|invoke)/.test(pattern) && !pattern.includes('/proba'))
    .flatMap(({ methods, pattern }) => methods.map((method) => [method, pattern] as const))
    .filter(([method]) => WRITING.includes(method))
    .map((place) => place.join(' '))
}

/** Every command without commands below it, by its words. */
function commandsOf(command: Command, words: string[] = []): string[] {
  if (!command.commands.length) return [words.join(' ')]
  return command.commands.flatMap((one) => commandsOf(one, [...words, one.name()]))
}

const kindsOf = (trail: Trail): readonly AuditKind[] => ('none' in trail ? [] : trail)

interface Line {
  id: number
  action: AuditKind
  subject_type: string
  by: number | null
}

function linesAfter(id: number): Promise<Line[]> {
  const sql = `SELECT id, action, subject_type, actor_id AS "by" FROM audit_logs WHERE id > ? ORDER BY id`
  return shopReader().rows<Line>(sql, [id])
}

async function lastLine(): Promise<number> {
  const [{ id }] = await shopReader().rows<{ id: number | null }>(
    'SELECT MAX(id) AS id FROM audit_logs'
  )
  return id ?? 0
}

/** An office in which everything that is done is held against the table. */
function office(client: ApiClient, staff: TestStaff) {
  return async (place: string, path: string, body?: object) => {
    const before = await lastLine()
    const [method] = place.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const request = client[verb](path.startsWith('/') ? path : `/api/admin/${path}`)
      .accept('json')
      .header('idempotency-key', randomUUID())
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
    const answer = await (body ? request.json(body) : request)
    if (answer.status() >= 300) throw new Error(`${place}: ${answer.status()} ${answer.text()}`)
    const lines = (await linesAfter(before)).filter(({ by }) => by === staff.id)
    const wanted = LOOK_TRAILS[place] ?? kindsOf(ROUTE_TRAILS[place])
    const found = new Set(lines.map(({ action }) => action))
    const missing = wanted.filter((kind) => !found.has(kind))
    if (missing.length) throw new Error(`${place} left no ${missing.join(', ')}`)
    const strange = lines.find(({ subject_type: type }) => !(type in AUDIT_SUBJECTS))
    if (strange) throw new Error(`${place} tells of a ${strange.subject_type}`)
    for (const kind of found) proved.add(kind)
    return answer.body().data
  }
}

let counted = 0
/** A word nobody else has. */
const fresh = (word: string) => `${word}${Date.now()}${++counted}`

test.group('Trail of staff', (group) => {
  group.each.timeout(240_000)

  test('[O-13] [O-19] the table names every writing route, every command and every kind', ({
    assert,
  }) => {
    assert.sameMembers(Object.keys(ROUTE_TRAILS), writingRoutes())
    assert.sameMembers(Object.keys(COMMAND_TRAILS), commandsOf(program))
    const told = [
      ...Object.values({ ...ROUTE_TRAILS, ...COMMAND_TRAILS }).flatMap(kindsOf),
      ...Object.values(LOOK_TRAILS).flat(),
      ...FURTHER_KINDS,
      ...RETIRED_KINDS,
    ]
    assert.sameMembers([...new Set(told)], Object.keys(AUDIT_KINDS))
  })

  test('[O-13] reference rows, questions and contents', async ({ client }) => {
    const act = office(client, await givenStaff())
    const rows: [name: string, first: object, second: object][] = [
      ['professions', { name_hu: fresh('Szakma') }, { name_hu: fresh('Szakma') }],
      [
        'representatives',
        { last_name: fresh('Kép'), first_name: 'Éva' },
        { last_name: fresh('Kép'), first_name: 'Éva' },
      ],
      ['postcodes', { zip: '9999', city: fresh('Falu') }, { zip: '9998', city: fresh('Falu') }],
      [
        'community_words',
        { word: fresh('szo'), starts_on: '2031-01-01', ends_on: '2031-01-02' },
        { word: fresh('szo'), starts_on: '2031-01-01', ends_on: '2031-01-03' },
      ],
      ['article_categories', { title_hu: fresh('Téma') }, { title_hu: fresh('Téma') }],
    ]
    for (const [name, first, second] of rows) {
      const { id } = await act(`POST /api/admin/${name}`, name, first)
      await act(`PUT /api/admin/${name}/:id`, `${name}/${id}`, second)
      await act(`DELETE /api/admin/${name}/:id`, `${name}/${id}`, {})
    }
    const quiz = await givenQuestionnaire({ published_at: null })
    await act('DELETE /api/admin/questionnaires/:id', `questionnaires/${quiz}`, {})
  })

  test('[O-13] what marketing writes', async ({ client }) => {
    const act = office(client, await givenStaff({ role: 'marketing' }))
    const record = '/api/admin/content_records'
    const body = { title_hu: fresh('Lap') }
    const { id } = await act(`POST ${record}`, 'content_records', { kind: 'page', body })
    const path = `content_records/${id}`
    const { id: preview } = await act(`POST ${record}/:id/previews`, `${path}/previews`, {})
    const look = `${path}/previews/${preview}`
    await act(`DELETE ${record}/:id/previews/:preview`, look, {})
    await act(`POST ${record}/:id/publications`, `${path}/publications`, {})
    const other = await givenStaff({ role: 'marketing' })
    const change = { revision: 1, slug: fresh('lap-'), position: 7, body: { title_hu: 'Más' } }
    await office(client, other)(`PUT ${record}/:id`, path, change)
    const restoration = `${path}/versions/1/restorations`
    await act(`POST ${record}/:id/versions/:number/restorations`, restoration, {})
    await act(`DELETE ${record}/:id/publications`, `${path}/publications`, {})
    await act(`POST ${record}/:id/archivings`, `${path}/archivings`, {})
    const question = { kind: 'faq', body: { question_hu: 'Miért?', answer_hu: '<p>Csak.</p>' } }
    const { id: asked } = await act(`POST ${record}`, 'content_records', question)
    const place = { direction: 'up' }
    await act(`POST ${record}/:id/place`, `content_records/${asked}/place`, place)
  })

  test('[O-13] what brings points', async ({ client, assert }) => {
    const admin = await givenStaff()
    const act = office(client, admin)
    const terms = { name_hu: fresh('Akció'), bonus_kind: 'points', bonus: 5, budget: 100 }
    const { id: draft } = await act('POST /api/admin/boosters', 'boosters', terms)
    await act('PUT /api/admin/boosters/:id', `boosters/${draft}`, { ...terms, bonus: 6 })
    await act('DELETE /api/admin/boosters/:id', `boosters/${draft}`, {})
    const booster = await givenDraft({ firstDay: '2099-01-01', budget: 100 })
    await act('POST /api/admin/boosters/:id/activate', `boosters/${booster}/activate`, {})
    await act('POST /api/admin/boosters/:id/stop', `boosters/${booster}/stop`, {})

    const rule = { points_from: 7, valid_from: '2098-03-01' }
    const { id } = await act('POST /api/admin/point_rules', 'point_rules', {
      source: 'name_day',
      ...rule,
    })
    await act('PUT /api/admin/point_rules/:id', `point_rules/${id}`, { ...rule, points_from: 8 })
    await act('DELETE /api/admin/point_rules/:id', `point_rules/${id}`, {})

    const scanned = { title_hu: fresh('Festék'), title_en: 'Paint', points: 10 }
    const { id: product } = await act(
      'POST /api/admin/participating_products',
      'participating_products',
      scanned
    )
    const ended = { ...scanned, is_active: false }
    const path = `participating_products/${product}`
    await act('PUT /api/admin/participating_products/:id', path, ended)
    await staffApi(client, 'participating_products', admin).update(product, scanned)
    const kinds = await kindsAbout('participating_product', product)
    assert.equal(kinds.at(-1), 'participating_product.resumed')
    proved.add('participating_product.resumed')

    const plan = { product_id: product, count: 2 }
    const { id: batch } = await act('POST /api/admin/code_batches', 'code_batches', plan)
    await act('POST /api/admin/code_batches/:id/activate', `code_batches/${batch}/activate`, {})
    await act('POST /api/admin/code_batches/:id/void', `code_batches/${batch}/void`, {
      reason: 'Próba',
    })
  })

  test('[O-13] staff accounts, and points that a second administrator refuses', async ({
    client,
  }) => {
    const admin = await givenStaff()
    const act = office(client, admin)
    const email = `${fresh('uj')}@pelda.hu`
    const invited = { email, name: 'Új Ubul', role: 'auditor', locale: 'hu' }
    const { id } = await act('POST /api/admin/staff', 'staff', invited)
    const colleague = await givenStaff()
    const less = { name: 'Új Una', role: 'auditor' }
    await act('PUT /api/admin/staff/:id', `staff/${colleague.id}`, less)
    await act('POST /api/admin/staff/:id/invitation', `staff/${id}/invitation`, {})
    await act('POST /api/admin/staff/:id/disable', `staff/${id}/disable`, {})
    await act('POST /api/admin/staff/:id/enable', `staff/${id}/enable`, {})
    const reset = `staff/${id}/second-factor-reset`
    await act('POST /api/admin/staff/:id/second-factor-reset', reset, {})
    const access = { kind: 'token', name: 'Partner', scopes: ['users.read'], days: 1 }
    const token = await act('POST /api/admin/partner_tokens', 'partner_tokens', access)
    const end = `partner_tokens/${token.id}/revocation`
    await act('POST /api/admin/partner_tokens/:id/revocation', end, {})

    await act('PUT /api/admin/settings/:name', 'settings/hundred_points_cost', { value: 101 })
    await transaction((trx) => changeSettings(trx, { hundred_points_cost: 100 }))
    const raised = { key: 'four_eyes_points', value: 20_000, by: { source: 'cli' } } as const
    const wish = await transaction((trx) => setOrAsk(trx, raised))
    if (!('waitingId' in wish)) throw new Error('It was done at once')
    const withdrawal = `waiting_deeds/${wish.waitingId}/refusal`
    await act('POST /api/admin/waiting_deeds/:id/refusal', withdrawal, {})

    const member = await givenMember()
    const booking = { points: 20_000, source: 'adjustment_manual', reason: 'Elveszett tekercs' }
    const asked = `members/${member.id}/adjustments`
    const { waiting_id: waiting } = await act(
      'POST /api/admin/members/:id/adjustments',
      asked,
      booking
    )
    const refusal = `hand_bookings/${waiting}/refusal`
    await act('POST /api/admin/hand_bookings/:id/refusal', refusal, {})

    const notes = `members/${member.id}/notes`
    const note = await act('POST /api/admin/members/:id/notes', notes, { text: 'Visszahívandó' })
    await act('DELETE /api/admin/members/:id/notes/:note', `${notes}/${note.id}`)
  })

  test('[O-13] gifts that are awarded', async ({ client }) => {
    const act = office(client, await givenStaff({ role: 'marketing' }))
    const [member, gift] = [await givenMember(), await givenProduct({ isGift: true, price: 0 })]
    const whom = { by: 'list', members: String(member.id) }
    await act('POST /api/admin/promotion_rewards/count', 'promotion_rewards/count', whom)
    await act('POST /api/admin/promotion_rewards', 'promotion_rewards', {
      ...whom,
      count: 1,
      what: 'gift',
      product_id: gift.id,
      last_day: businessDate(clock.now() + 2 * 24 * 60 * 60 * 1000),
      reason: 'Nyereményjáték',
    })
    const { id } = await PromotionReward.findByOrFail({ memberId: member.id })
    const revocation = `promotion_rewards/${id}/revocation`
    const place = 'POST /api/admin/promotion_rewards/:id/revocation'
    await act(place, revocation, { reason: 'Téves lista' })
  })

  test('[O-13] orders that are sent in parts', async ({ client }) => {
    const staff = await givenStaff()
    const act = office(client, staff)
    const [cap, mug] = [
      await givenProduct({ price: 50, stock: 9 }),
      await givenProduct({ price: 20, stock: 9 }),
    ]
    const order = await givenOrderInWork([{ product: cap, quantity: 3 }])
    const [line] = order.lineIds
    const pick = `orders/pick_list?ids=${order.orderId}`
    await act('GET /api/admin/orders/pick_list', pick)
    await act('GET /api/admin/orders/:id', `orders/${order.orderId}`)
    const { id: parcel } = await send(order, { [line]: 1 }, 'GLS')
    const carried = { carrier: 'GLS', reference: '77' }
    await act('PUT /api/admin/parcels/:id', `parcels/${parcel}`, carried)
    await act('POST /api/admin/parcels/:id/delivery', `parcels/${parcel}/delivery`, {})
    const rest = { is_back: true, reason: 'Elfogyott' }
    await act('POST /api/admin/orders/:id/rest', `orders/${order.orderId}/rest`, rest)

    const other = await givenOrderInWork([{ product: cap }])
    const path = `orders/${other.orderId}/lines/${other.lineIds[0]}/substitution`
    const instead = { product_id: mug.id, is_back: true, variations: [] }
    await act('POST /api/admin/orders/:id/lines/:line/substitution', path, instead)
  })

  test('[O-19] looks and exports: one line in a quarter of an hour for the same member', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'auditor' })
    const act = office(client, staff)
    const member = await givenMember()
    await act('GET /api/admin/members/:id', `members/${member.id}`)
    await client.get(`/api/admin/members/${member.id}`).withGuard('staff').loginAs(staff)
    const looks = `SELECT actor_id AS "by" FROM audit_logs WHERE action = 'member.viewed'
      AND subject_type = 'member' AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(looks, [member.id]), [{ by: staff.id }])
    const other = await givenStaff()
    await client.get(`/api/admin/members/${member.id}`).withGuard('staff').loginAs(other)
    assert.lengthOf(await shopReader().rows(looks, [member.id]), 2)

    await act('GET /api/admin/members/:id/screens', `members/${member.id}/screens`)

    const file = `members/${member.id}/consents/file?format=csv`
    await act('GET /api/admin/members/:id/consents/file', file)
    const { id } = await givenBatch({ count: 3 })
    const scans = `code_batches/${id}/scans/file?from=1&to=2`
    await act('GET /api/admin/code_batches/:id/scans/file', scans)
  })

  test('[O-19] sign-ins are written down, and failed ones without bound are not', async ({
    assert,
  }) => {
    await forgetLimits()
    const staff = await givenStaff()
    const wrong = { email: staff.email, password: 'nem ez az' }
    for (let turn = 0; turn < 3; turn++) await new StaffClient().post('session', wrong)
    const before = await lastLine()
    const nobody = { ...wrong, email: `${fresh('senki')}@pelda.hu` }
    for (let turn = 0; turn < 2; turn++) await new StaffClient().post('session', nobody)
    const strangers = (await linesAfter(before)).filter(
      ({ action }) => action === 'staff.sign_in_failed'
    )
    assert.lengthOf(strangers, 1, 'an address without an account is one like another')
    assert.isNull(strangers[0].by)
    const office = new StaffClient()
    await office.post('session', { ...wrong, password: TEST_PASSWORD })
    await office.post('second-factor', { code: '000000' })
    await office.post('second-factor', { code: timeCodeNow(staff.secret) })
    const by = staff.id
    assert.deepEqual(await linesAbout('staff', staff.id), [
      { action: 'staff.sign_in_failed', detail: 'password', source: 'stranger', by: null },
      { action: 'staff.sign_in_failed', detail: 'code', source: 'stranger', by: null },
      { action: 'staff.signed_in', detail: null, source: 'admin', by },
    ])
    proved.add('staff.sign_in_failed').add('staff.signed_in')

    await forgetLimits()
    const full = await lastLine()
    for (let turn = 0; turn < 105; turn++) {
      await noteFailedSignIn({ email: `${fresh('senki')}@pelda.hu` }, 'password')
    }
    assert.lengthOf(await linesAfter(full), 100, 'all addresses together are bounded')
    await forgetLimits()
  })

  test('[O-13] an account whose password and second factor are set', async ({ assert }) => {
    const { id } = await createStaffMember({
      email: `${fresh('kezi')}@pelda.hu`,
      name: 'Kézi Kata',
      role: 'support',
      password: TEST_PASSWORD,
    })
    assert.deepEqual(await kindsAbout('staff', id), ['staff.created'])
    const invited = { email: `${fresh('link')}@pelda.hu`, name: 'Link', role: 'admin' } as const
    const person = await inviteStaff({ ...invited, locale: null }, { source: 'cli' }, 'by_hand')
    const office = new StaffClient()
    const passwords = { password: 'vakolat-es-csempe', password_confirmation: 'vakolat-es-csempe' }
    const token = person.link.split('/').at(-1)
    ;(await office.post(`invitations/${token}`, passwords)).assertStatus(200)
    const { secret } = (await office.get('second-factor')).body().data
    ;(await office.post('second-factor', { code: timeCodeNow(secret) })).assertStatus(200)
    const kinds = ['staff.invited', 'staff.password_set', 'staff.second_factor_set_up'] as const
    assert.deepEqual(await kindsAbout('staff', person.id), [...kinds, 'staff.signed_in'])
    for (const kind of ['staff.created', ...kinds] as const) proved.add(kind)
  })

  test('[O-13] [O-19] commands', async ({ assert }) => {
    const database = await freshDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'trail-'))
    try {
      const file = (name: string, text: string) => {
        writeFileSync(join(folder, name), text)
        return join(folder, name)
      }
      const left = async () => {
        const { stdout } = await database.command('audit', 'list', '--json')
        return (JSON.parse(stdout) as Line[]).map(({ action }) => action)
      }
      const run = async (words: string, ...more: string[]) => {
        const { code, stderr } = await database.command(...words.split(' '), ...more)
        assert.equal(code, 0, `${words}: ${stderr}`)
      }
      const staff = ['--email', 'uj@pelda.hu']
      await run('staff create --role admin', ...staff, '--name', 'Új Ubul')
      await run('staff reset-second-factor --yes', ...staff)
      await run('maintenance on')
      await run('points close')
      await run('professions import --yes', file('trades.csv', 'name_hu\nÁcs\n'))
      const contacts = 'last_name,first_name\nKiss,Éva\n'
      await run('representatives import --yes', file('contacts.csv', contacts))
      const scanned = 'slug,title_hu,title_en,points\nfal,Fal,Wall,10\n'
      await run('participating-products import --yes', file('scanned.csv', scanned))
      await run('codes create --product fal --count 2 --yes')
      await run('codes activate --batch 1 --yes')
      await run('codes export --batch 1 --demo --out', join(folder, 'codes.csv'))
      const recall = 'codes recall --batch 1 --from 2 --to 2 --reason Ellopva --yes --out'
      await run(recall, join(folder, 'scans.csv'))
      await run('codes void --batch 1 --reason Ellopva --yes')
      await run('codes restore --batch 1 --yes')
      await run('export birthdays --from 12-01 --to 12-31')
      await run('backup create --into', join(folder, 'copies'))
      const kinds: AuditKind[] = [
        'backup.created',
        'codes.activated',
        'codes.created',
        'codes.exported',
        'codes.restored',
        'codes.scans_exported',
        'codes.voided',
        'codes.withdrawn',
        'export.written',
        'participating_product.added',
        'points.closed',
        'profession.imported',
        'representative.imported',
        'setting.changed',
        'staff.invited',
        'staff.second_factor_reset',
      ]
      assert.sameMembers([...new Set(await left())], kinds)
      for (const kind of kinds) proved.add(kind)
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await database.remove()
    }
  })

  test('[O-13] every kind of line is proved: here, in a named test, or it says why not', ({
    assert,
  }) => {
    for (const kind of Object.keys(AUDIT_KINDS) as AuditKind[]) {
      const spec = PROVED_ELSEWHERE[kind]
      if (spec) assert.include(readFileSync(`tests/${spec}`, 'utf8'), `'${kind}'`, spec)
      else if (!RETIRED_KINDS.includes(kind)) {
        assert.isTrue(proved.has(kind) || kind in UNPROVED, kind)
      }
    }
  })
})
