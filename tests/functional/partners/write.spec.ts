import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { saveConsents } from '#auth/consents/actions/save_consents'
import ConsentChange from '#auth/consents/models/consent_change'
import Member from '#auth/members/models/member'
import RegionalRepresentative from '#auth/reference/models/regional_representative'
import { clock } from '#app/clock'
import { MAILBOX_PROVEN } from '#app/outbox/letters'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { forgetLimits } from '#tests/support/limits'
import { freshPhone, givenMember, type TestMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { FakeSalesforce, freshSfId, givenToken } from '#tests/support/partners'
import { Visitor } from '#tests/support/visitor'

const storedOf = (id: number) => Member.findOrFail(id)

const errorsOf = (answer: { body(): unknown }) =>
  (answer.body() as { errorCode: string; fields: string[] }[]).map(({ errorCode, fields }) => [
    errorCode,
    ...fields,
  ])

async function linked(salesforce: FakeSalesforce): Promise<{ member: TestMember; sfId: string }> {
  const [member, sfId] = [await givenMember(), freshSfId()]
  ;(await salesforce.write(sfId, { id: member.id })).assertStatus(200)
  return { member, sfId }
}

/** As somebody gave a consent to a partner a while ago. */
const proofOf = (at = clock.now() - 60_000) => ({
  given_at: new Date(at).toISOString(),
  place: 'showroom',
  text_version: 'SF-7',
})

const withdraw = (id: number) =>
  saveConsents({ id, address: '', locale: 'hu' }, { marketing_email: false })
const agree = (id: number) =>
  saveConsents({ id, address: '', locale: 'hu' }, { marketing_email: true })

test.group('Members that a partner writes', (group) => {
  let salesforce: FakeSalesforce
  let tokenId: number
  group.each.setup(forgetLimits)
  group.each.setup(async ({ context }) => {
    const { id, secret } = await givenToken()
    tokenId = id
    salesforce = new FakeSalesforce(context.client, secret)
  })

  test('[Z-01] [H-68] a new Salesforce id is linked with the member that is named; a conflict is 409', async ({
    assert,
  }) => {
    const [one, other] = [await givenMember(), await givenMember()]
    const sfId = freshSfId()
    const answer = await salesforce.write(sfId.slice(0, 15), { id: one.id })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { id: one.id, sf_id: sfId, email: one.email })
    assert.equal((await storedOf(one.id)).sfId, sfId)
    ;(await salesforce.write(sfId, { id: one.id })).assertStatus(200)
    for (const [id, member] of [
      [sfId, other.id],
      [freshSfId(), one.id],
    ] as const) {
      const conflict = await salesforce.write(id, { id: member })
      conflict.assertStatus(409)
      assert.deepEqual(errorsOf(conflict), [['link_conflict', 'id']])
    }
    assert.isNull((await storedOf(other.id)).sfId)
    ;(await salesforce.write(freshSfId(), { last_name: 'Senki' })).assertStatus(404)
    ;(await salesforce.write(freshSfId(), { id: 999_999_999 })).assertStatus(404)
    const begun = await givenMember({ registered: false })
    ;(await salesforce.write(freshSfId(), { id: begun.id })).assertStatus(404)
    ;(await salesforce.write('nothing', { id: other.id })).assertStatus(400)
  })

  test('[H-68] the fields that are sent change and no others; the answer has the version as its tag', async ({
    client,
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const representative = await RegionalRepresentative.query().firstOrFail()
    const [phone, email] = [freshPhone(), `UJ-${member.email}`]
    const before = await storedOf(member.id)
    const answer = await salesforce.write(sfId, {
      last_name: 'Új',
      email,
      phone: phone.replace('+36', '06'),
      regional_representative_id: representative.id,
      consents: { marketing_email: true, research_phone: false },
      consent_proof: proofOf(),
    })
    answer.assertStatus(200)
    const after = await storedOf(member.id)
    // The address waits until its owner opens the link; the word of a partner proves nothing.
    assert.deepInclude(after.$attributes, {
      lastName: 'Új',
      firstName: before.firstName,
      email: member.email,
      pendingEmail: email.toLowerCase(),
      newsletterSecret: before.newsletterSecret,
      phone,
      phoneVerifiedAt: null,
      regionalRepresentativeId: representative.id,
    })
    const { version, consents } = answer.body()
    assert.isTrue(consents.marketing_email.given)
    assert.equal(answer.header('etag'), `"${version}"`)
    assert.isEmpty(await mailsTo(member.email))
    const [link] = await mailsTo(email.toLowerCase())
    assert.include(link.text, 'http')
    const proven = OutboxMessage.query().where({ topic: MAILBOX_PROVEN, memberId: member.id })
    assert.isEmpty(await proven)
    const [{ points }] = await shopReader().rows<{ points: number }>(
      'SELECT coalesce(sum(points), 0) AS points FROM ledger_entries WHERE member_id = ?',
      [member.id]
    )
    assert.equal(Number(points), 0)
    const audited = await shopReader().rows<{ detail: string }>(
      "SELECT detail FROM audit_logs WHERE subject_type = 'member' AND subject_id = ? AND action = ? ORDER BY id",
      [member.id, 'member.changed_by_partner']
    )
    assert.deepEqual(
      audited.map(({ detail }) => detail),
      [
        `#${tokenId}: sf_id`,
        `#${tokenId}: last_name regional_representative_id phone email`,
        `#${tokenId}: marketing_email research_phone`,
      ]
    )
    const again = await salesforce.write(sfId, { last_name: 'Új', email })
    assert.lengthOf(await mailsTo(email.toLowerCase()), 1)
    assert.equal(again.body().version, version)
    const owner = new Visitor(client)
    const { pathname, search } = new URL(/http\S+\/email-megerosites\/\S+/.exec(link.text)![0])
    ;(await owner.get(pathname + search)).assertStatus(200)
    ;(await owner.post(pathname + search)).assertHeader('location', '/belepes')
    const read = (await salesforce.get(`/api/salesforce/users/${sfId}`)).body()
    assert.containsSubset(read, { id: member.id, email: email.toLowerCase(), last_name: 'Új' })
    assert.notEqual(read.version, version)
  })

  test('[H-68] an old version or tag is 412 and nothing changes; withdrawals alone are never too old', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    await agree(member.id)
    const { version } = (await salesforce.get(`/api/salesforce/users/${sfId}`)).body()
    const right = await salesforce.write(sfId, { version, last_name: 'Első' })
    right.assertStatus(200)
    const stale = [
      await salesforce.write(sfId, { version, last_name: 'Második' }),
      await salesforce.write(sfId, { last_name: 'Második' }, { 'if-match': `"${version}"` }),
      await salesforce.write(sfId, { last_name: 'Második' }, { 'if-match': `W/"${version}"` }),
      await salesforce.write(
        sfId,
        { last_name: 'Második', version: right.body().version },
        { 'if-match': `"${version}"` }
      ),
    ]
    for (const answer of stale) {
      answer.assertStatus(412)
      const [error] = answer.body()
      assert.containsSubset(error, { errorCode: 'stale_version', version: right.body().version })
    }
    assert.equal((await storedOf(member.id)).lastName, 'Első')
    const tag = right.header('etag')!
    ;(await salesforce.write(sfId, { first_name: 'X' }, { 'if-match': tag })).assertStatus(200)
    assert.equal((await storedOf(member.id)).firstName, 'X')
    const withdrawal = await salesforce.write(sfId, {
      version,
      consents: { marketing_email: false },
    })
    withdrawal.assertStatus(200)
    assert.isFalse(withdrawal.body().consents.marketing_email.given)
  })

  test('[H-68] a withdrawal made here wins over a consent given before it elsewhere', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    await agree(member.id)
    await withdraw(member.id)
    const consents = { marketing_email: true }
    const refusals: [proof: object | undefined, status: number, error: string[]][] = [
      [undefined, 422, ['required', 'consent_proof']],
      [proofOf(), 409, ['consent_newer', 'consents']],
      [proofOf(clock.now() + 360_000), 422, ['invalid', 'consent_proof.given_at']],
    ]
    for (const [consent_proof, status, error] of refusals) {
      const refused = await salesforce.write(sfId, { consents, consent_proof, last_name: 'Nem' })
      refused.assertStatus(status)
      assert.deepEqual(errorsOf(refused), [error])
    }
    const never = { consents: { research_email: true }, last_name: 'Nem' }
    ;(await salesforce.write(sfId, never)).assertStatus(422)
    assert.notEqual((await storedOf(member.id)).lastName, 'Nem')
    const newer = await salesforce.write(sfId, {
      consents,
      consent_proof: proofOf(clock.now() + 60_000),
    })
    assert.isTrue(newer.body().consents.marketing_email.given)
    // What holds already needs no proof.
    ;(await salesforce.write(sfId, { consents })).assertStatus(200)
    const proofs = await ConsentChange.query().where('memberId', member.id).orderBy('id', 'desc')
    const { given, place, textVersion } = proofs[0]
    assert.deepEqual([given, place, textVersion], [true, 'partner showroom', 'SF-7'])
  })

  test('[H-68] what is wrong is told field by field, and nothing of the body is written', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const other = await givenMember()
    const wrong: [body: object, status: number, errors: string[][]][] = [
      [{ last_name: 'X', points: 5 }, 422, [['unknown_field', 'points']]],
      [
        { last_name: 'X', birthday: '1980-01-01', tos: 1 },
        422,
        [
          ['not_writable', 'birthday'],
          ['unknown_field', 'tos'],
        ],
      ],
      [{ last_name: 'X', consents: { tos: true } }, 422, [['not_writable', 'consents.tos']]],
      [
        { last_name: 'X', email: 'x', phone: '12' },
        422,
        [
          ['invalid', 'email'],
          ['invalid', 'phone'],
        ],
      ],
      [{ last_name: 'X', email: other.email }, 422, [['unique', 'email']]],
      [{ last_name: 'X', phone: other.phone }, 422, [['unique', 'phone']]],
      [
        { last_name: 'X', regional_representative_id: 999_999 },
        422,
        [['invalid', 'regional_representative_id']],
      ],
    ]
    for (const [body, status, errors] of wrong) {
      const answer = await salesforce.write(sfId, body)
      answer.assertStatus(status)
      assert.deepEqual(errorsOf(answer), errors)
    }
    assert.equal((await storedOf(member.id)).lastName, member.lastName)
  })

  test('[H-68] a repetition whose answer was lost writes nothing more; the same key for something else is 409', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const key = { 'idempotency-key': `sf-${sfId}` }
    ;(await salesforce.write(sfId, { last_name: 'Egyszer' }, key)).assertStatus(200)
    await transaction((trx) =>
      Member.query(trx).where('id', member.id).update({ lastName: 'Közben' })
    )
    const again = await salesforce.write(sfId, { last_name: 'Egyszer' }, key)
    again.assertStatus(200)
    assert.equal(again.body().last_name, 'Közben')
    const other = await salesforce.write(sfId, { last_name: 'Más' }, key)
    other.assertStatus(409)
    assert.deepEqual(errorsOf(other), [['idempotency_mismatch']])
  })

  test('[H-68] of many each has a result of its own, and a repetition goes on where it was cut off', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const next = await givenMember()
    const nextId = freshSfId()
    const records = [
      { sf_id: sfId, last_name: 'Csoport' },
      { sf_id: sfId.slice(0, 15), last_name: 'Kétszer' },
      { sf_id: 'x', last_name: 'Rossz' },
      { sf_id: freshSfId(), last_name: 'Senki' },
      { sf_id: nextId, id: next.id, email: 'nem cím' },
      { sf_id: nextId.slice(0, 14), id: next.id },
      { sf_id: { toString: 1 } },
      { sf_id: [[{}]] },
    ]
    const path = '/api/salesforce/user_batches'
    const key = { 'idempotency-key': `batch-${sfId}`.padEnd(64, '-') }
    const answer = await salesforce.post(path, { records }, key)
    answer.assertStatus(200)
    const told = (
      answer.body().results as { status: number; errors: { errorCode: string }[] }[]
    ).map(({ status, errors }) => [status, errors[0]?.errorCode])
    assert.deepEqual(told, [
      [200, undefined],
      [422, 'duplicate_in_request'],
      [400, 'malformed_id'],
      [404, 'not_found'],
      [422, 'invalid'],
      [400, 'malformed_id'],
      [400, 'malformed_id'],
      [400, 'malformed_id'],
    ])
    assert.equal((await storedOf(member.id)).lastName, 'Csoport')
    const repeated = await salesforce.post(path, { records: [records[0]] }, key)
    assert.equal(repeated.body().results[0].version, answer.body().results[0].version)
    ;(await salesforce.post(path, { records: [] })).assertStatus(422)
    const many = Array.from({ length: 201 }, () => ({ sf_id: sfId }))
    ;(await salesforce.post(path, { records: many })).assertStatus(422)
  })

  test('[H-68] writers at once lose nothing: of two with one version, one is told', async ({
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const { version } = (await salesforce.get(`/api/salesforce/users/${sfId}`)).body()
    const names = ['Egy', 'Kettő', 'Három', 'Négy', 'Öt']
    const answers = await Promise.all(
      names.map((last_name) => salesforce.write(sfId, { version, last_name }))
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 412, 412, 412, 412])
    const winner = names[answers.findIndex((answer) => answer.status() === 200)]
    assert.equal((await storedOf(member.id)).lastName, winner)
  })
  test('[H-68] what is written stands in the body, as JSON; who may not read is told ids and version alone', async ({
    client,
    assert,
  }) => {
    const { member, sfId } = await linked(salesforce)
    const path = `/api/salesforce/users/${sfId}`
    const inAddress = await salesforce.post(path, {}).qs({ last_name: 'Cím' })
    inAddress.assertStatus(200)
    const bearer = `Bearer ${salesforce.token}`
    for (const address of [path, '/api/salesforce/user_batches']) {
      const form = await client
        .post(address)
        .header('authorization', bearer)
        .form({ last_name: 'Űrlap' })
      form.assertStatus(415)
      assert.deepEqual(errorsOf(form), [['unsupported_media_type']])
    }
    assert.equal((await storedOf(member.id)).lastName, member.lastName)
    const writer = new FakeSalesforce(client, (await givenToken(['users.write'])).secret)
    const written = await writer.write(sfId, { last_name: 'Vak' })
    const { version } = (await salesforce.get(path)).body()
    assert.deepEqual(written.body(), { id: member.id, sf_id: sfId, version })
  })
})
