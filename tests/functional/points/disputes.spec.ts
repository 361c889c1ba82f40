import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { runOutboxOnce } from '#app/outbox/worker'
import { eraseMember } from '#app/personal/erasure'
import { transaction } from '#app/transaction'
import { storagePath } from '#config/storage'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import { balanceOf } from '#points'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { kindsAbout } from '#tests/support/audit_lines'
import { givenMember, givenStaff, type TestMember, type TestStaff } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'

function report(client: ApiClient, member: TestMember, body: object) {
  return client
    .post('/qr-code/disputes')
    .accept('json')
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .json(body)
}

async function sendPhoto(client: ApiClient, member: TestMember, id: number, bytes: Buffer) {
  const request = client.put(`/qr-code/disputes/${id}/photo`).accept('json').withCsrfToken()
  request.withGuard('member').loginAs(member).header('content-type', 'image/jpeg')
  request.request.send(bytes)
  return request
}

async function ofStaff(client: ApiClient, staff: TestStaff, path: string, body?: object) {
  const address = `/api/admin/disputes${path}`
  const request = body ? client.post(address).json(body) : client.get(address)
  return request.accept('json').withCsrfToken().withGuard('staff').loginAs(staff)
}

const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#ffc20e' } })
    .withExifMerge({ IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

test.group('Reported stickers', () => {
  test('a report is opened once for a sticker, with its note and its photo drawn anew', async ({
    client,
    assert,
  }) => {
    const [member, admin] = [await givenMember(), await givenStaff({ role: 'admin' })]
    const qrCode = await givenCode({ points: 40 })
    const body = { qrCode, reason: 'already_used', note: 'The foil was torn' }
    const first = await report(client, member, body)
    first.assertStatus(201)
    const { id } = first.body()
    assert.equal((await report(client, member, body)).body().id, id)
    ;(await sendPhoto(client, member, id, await photo())).assertStatus(204)
    const shown = (await ofStaff(client, admin, `/${id}`)).body().data
    assert.containSubset(shown, {
      member_id: member.id,
      code: qrCode,
      reason: 'already_used',
      state: 'open',
      note: 'The foil was torn',
      has_photo: true,
      is_ours: true,
      worth: 40,
    })
    const picture = await ofStaff(client, admin, `/${id}/photo`)
    picture.assertHeader('content-type', 'image/webp')
    picture.assertHeader('cache-control', 'no-store, private')
    const metadata = await sharp(picture.body() as Buffer).metadata()
    assert.deepEqual([metadata.width, metadata.exif], [1600, undefined])
  })

  test('crediting books once through the ledger, and the member reads the answer', async ({
    client,
    assert,
  }) => {
    const [member, admin] = [await givenMember(), await givenStaff({ role: 'admin' })]
    const batch = await givenBatch({ state: 'void', points: 40 })
    const qrCode = await givenCode({ batch })
    const { id } = (await report(client, member, { qrCode, reason: 'void' })).body()
    const answers = await Promise.all(
      [1, 2, 3].map(() => credit(client, admin, id, { points: 40, reason: 'A bad roll, sorry.' }))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [200, 409, 409])
    assert.equal(await balanceOf(member.id), 40)
    const entries = await shopReader().rows(
      `SELECT points, source, reference, actor_id AS "actorId" FROM ledger_entries
        WHERE member_id = ?`,
      [member.id]
    )
    const source = 'adjustment_manual'
    assert.deepEqual(entries, [
      { points: 40, source, reference: `dispute:${id}`, actorId: admin.id },
    ])
    const audit = await shopReader().rows(
      `SELECT detail FROM audit_logs WHERE action = 'dispute.credited' AND subject_id = ?`,
      [id]
    )
    assert.deepEqual(audit, [{ detail: '40' }])
    const page = await client.get('/qr-code').withGuard('member').loginAs(member).withInertia()
    assert.containSubset((page.inertiaProps as any).disputes, [
      { id, state: 'credited', points: 40, answer: 'A bad roll, sorry.' },
    ])
    const broken = (await verifyInvariants(shopReader())).filter(({ violations }) => violations > 0)
    assert.deepEqual(broken, [])
    const again = await report(client, member, { qrCode, reason: 'void' })
    again.assertStatus(409)
    assert.equal(again.body().errors[0].rule, 'dispute_settled')
  })

  test('an answered report sends one short mail in the language of the member, and staff see which it is', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff({ role: 'admin' })
    const mails = (await app.container.make(MailGateway)) as FakeMailGateway
    const mailsTo = (email: string) => mails.sent.filter(({ to }) => to === email)
    for (const [locale, subject, text] of [
      ['hu', 'válasz a bejelentésére', /Jóváírtunk 1\s200 pontot/],
      ['en', 'the answer to your report', /1,200 points are on your account/],
    ] as const) {
      const member = await givenMember({ locale })
      const qrCode = await givenCode({ points: 40 })
      const { id } = (await report(client, member, { qrCode, reason: 'void' })).body()
      const shown = (await ofStaff(client, admin, `/${id}`)).body().data
      assert.equal(shown.member_locale, locale)
      await credit(client, admin, id, { points: 1_200, reason: 'Private words' })
      for (let round = 0; round < 3; round++) await runOutboxOnce()
      const [mail, ...more] = mailsTo(member.email)
      assert.lengthOf(more, 0)
      assert.include(mail.subject, subject)
      assert.match(mail.text, text)
      assert.notInclude(mail.text, 'Private words')
    }
    const declined = await givenMember({ locale: 'en' })
    const body = { qrCode: await givenCode(), reason: 'void' }
    const { id } = (await report(client, declined, body)).body()
    await ofStaff(client, admin, `/${id}/decline`, { reason: 'It was used before.' })
    for (let round = 0; round < 3; round++) await runOutboxOnce()
    const [mail] = mailsTo(declined.email)
    assert.notInclude(mail.text, 'on your account')
    assert.include(mail.text, '/qr-code')
  })

  test('declining says why and moves nothing', async ({ client, assert }) => {
    const [member, admin] = [await givenMember(), await givenStaff({ role: 'admin' })]
    const qrCode = await givenCode()
    const { id } = (await report(client, member, { qrCode, reason: 'already_used' })).body()
    ;(await ofStaff(client, admin, `/${id}/decline`, { reason: '' })).assertStatus(422)
    const answer = { reason: 'Somebody else scanned it.' }
    ;(await ofStaff(client, admin, `/${id}/decline`, answer)).assertStatus(200)
    assert.deepEqual(await kindsAbout('dispute', id), ['dispute.declined'])
    ;(await credit(client, admin, id, { points: 40, reason: 'Late' })).assertStatus(409)
    assert.equal(await balanceOf(member.id), 0)
    const open = await ofStaff(client, admin, `?filter=${JSON.stringify({ state: 'open' })}`)
    assert.isFalse(open.body().data.some((one: { id: number }) => one.id === id))
  })

  test('what is no code, no reason, no picture or not the own one is refused', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const qrCode = await givenCode()
    for (const body of [
      { qrCode: 'nothing', reason: 'void' },
      { qrCode, reason: 'throttled' },
      { qrCode, reason: 'void', note: 'x'.repeat(501) },
      { reason: 'void' },
    ]) {
      ;(await report(client, member, body)).assertStatus(422)
    }
    const { id } = (await report(client, member, { qrCode, reason: 'void' })).body()
    ;(await sendPhoto(client, other, id, await photo())).assertStatus(404)
    ;(await sendPhoto(client, member, id, Buffer.from('<svg/>'))).assertStatus(415)
    const marketing = await givenStaff({ role: 'marketing' })
    ;(await ofStaff(client, marketing, '')).assertStatus(403)
    const statuses: number[] = []
    for (let sent = 0; sent < 10; sent++) {
      statuses.push((await report(client, member, { qrCode, reason: 'void' })).status())
    }
    assert.equal(statuses.at(-1), 429)
  })

  test('nothing of a report is left of a deleted member', async ({ client, assert }) => {
    const member = await givenMember()
    const qrCode = await givenCode()
    const body = { qrCode, reason: 'void', note: 'My own words' }
    const { id } = (await report(client, member, body)).body()
    ;(await sendPhoto(client, member, id, await photo())).assertStatus(204)
    const photos = () =>
      readdirSync(join(storagePath, 'disputes')).filter((name) => name.startsWith(`${member.id}-`))
    assert.lengthOf(photos(), 1)
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    await runOutboxOnce()
    assert.lengthOf(photos(), 0)
    const sql = 'SELECT id FROM disputes WHERE member_id = ?'
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [])
  })
})

/** Points need the password once more. */
async function credit(client: ApiClient, staff: TestStaff, id: number, body: object) {
  const request = client.post(`/api/admin/disputes/${id}/credit`).json(body)
  request.accept('json').withCsrfToken().withGuard('staff').loginAs(staff)
  return request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
}
