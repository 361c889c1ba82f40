import { randomBytes } from 'node:crypto'
import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import Member from '#auth/members/models/member'
import ConsentChange from '#auth/consents/models/consent_change'
import MemberConsent from '#auth/consents/models/member_consent'
import { CALL_AGE_SECONDS } from '#partners/constants'
import { transaction } from '#app/transaction'
import { isTaken } from '#auth/members/validators/free'
import env from '#start/env'
import { kindsAbout } from '#tests/support/audit_lines'
import { forgetLimits } from '#tests/support/limits'
import { freshPhone, givenMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { CALL_SECRETS, freshSfId, registrationCall } from '#tests/support/partners'

const person = () => ({
  email: `Elo-${randomBytes(5).toString('hex')}@pelda.hu`,
  phone: freshPhone(),
  last_name: 'Előkészített',
  first_name: 'Ilona',
  sf_id: freshSfId(),
  consents: { marketing_email: true, research_phone: false },
})

test.group('Members whom a partner registers', (group) => {
  group.each.setup(() => {
    env.set('PARTNER_WEBHOOK_SECRET', new Secret(CALL_SECRETS.join(', ')) as never)
    return () => env.set('PARTNER_WEBHOOK_SECRET', '' as never)
  })
  group.each.setup(forgetLimits)

  test('[H-66] a signed call makes an account, and its owner gets the link that activates it', async ({
    client,
    assert,
  }) => {
    for (const secret of CALL_SECRETS) {
      const told = person()
      const sfId = told.sf_id
      const answer = await registrationCall(
        client,
        { ...told, sf_id: sfId.slice(0, 15) },
        { secret }
      )
      answer.assertStatus(201)
      const { id } = answer.body()
      const member = await Member.findOrFail(id)
      assert.deepInclude(member.$attributes, {
        email: told.email.toLowerCase(),
        phone: told.phone,
        lastName: told.last_name,
        firstName: told.first_name,
        sfId,
        registeredAt: null,
        password: null,
      })
      const { marketingEmail, researchPhone } = await MemberConsent.findOrFail(id)
      assert.deepEqual([marketingEmail, researchPhone], [true, false])
      // Without a proof the stamp that is signed says when a consent was given.
      const proofs = await ConsentChange.query().where({ memberId: id })
      assert.deepEqual(
        proofs.filter(({ given }) => given).map(({ place }) => place),
        ['partner']
      )
      assert.deepEqual(await kindsAbout('member', id), ['member.prepared_by_partner'])
      const mails = await mailsTo(told.email.toLowerCase())
      assert.lengthOf(mails, 1)
      const [link] = /https?:\/\/\S+\/regisztracio\/validacio\/\S+?(?=["\s<])/.exec(mails[0].text)!
      const { pathname, search } = new URL(link)
      ;(await client.get(pathname + search)).assertStatus(200)
    }
  })

  test('[H-66] who is known already is 422, whichever of the three is', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const first = person()
    ;(await registrationCall(client, first)).assertStatus(201)
    const twice: [contents: object, field: string][] = [
      [{ ...person(), email: member.email }, 'email'],
      [{ ...person(), phone: member.phone }, 'phone'],
      [{ ...person(), sf_id: first.sf_id.slice(0, 15) }, 'sf_id'],
    ]
    for (const [contents, field] of twice) {
      const answer = await registrationCall(client, contents)
      answer.assertStatus(422)
      assert.containsSubset(answer.body(), [{ errorCode: 'unique', fields: [field] }])
    }
    // However old the first call is: whom a partner linked is not abandoned.
    await transaction((trx) =>
      Member.query(trx).where('sfId', first.sf_id).update({ createdAt: 1 })
    )
    for (const field of ['email', 'phone'] as const) {
      const again = await registrationCall(client, { ...person(), [field]: first[field] })
      again.assertStatus(422)
      assert.isTrue(await isTaken(field, first[field].toLowerCase(), null))
    }
    const given_at = new Date(clock.now() + 360_000).toISOString()
    const consent_proof = { given_at, place: 'kiosk', text_version: '1' }
    const ahead = await registrationCall(client, { ...person(), consent_proof })
    assert.containsSubset(ahead.body(), [
      { errorCode: 'invalid', fields: ['consent_proof.given_at'] },
    ])
    const wrong = await registrationCall(client, { ...person(), email: 'x', last_name: '' })
    wrong.assertStatus(422)
    assert.lengthOf(wrong.body(), 2)
    ;(await registrationCall(client, { ...person(), sf_id: 'x' })).assertStatus(400)
  })

  test('[Z-03] a call that is not signed so, or at another time, is 401 and makes nobody', async ({
    client,
    assert,
  }) => {
    const told = person()
    const now = Math.floor(clock.now() / 1000)
    const wrong = [
      { secret: `whsec_${randomBytes(24).toString('base64')}` },
      { stamp: String(now - CALL_AGE_SECONDS - 5) },
      { stamp: String(now + CALL_AGE_SECONDS + 5) },
      { stamp: '' },
      { id: '' },
      { signature: '' },
      { signature: 'v1,' },
      { sent: `${JSON.stringify(told)} ` },
    ]
    for (const signing of wrong) {
      const answer = await registrationCall(client, told, signing)
      answer.assertStatus(401)
      assert.containsSubset(answer.body(), [{ errorCode: 'unsigned_call' }])
    }
    assert.isNull(await Member.findBy('sfId', told.sf_id))
    env.set('PARTNER_WEBHOOK_SECRET', '' as never)
    ;(await registrationCall(client, told)).assertStatus(404)
  })

  test('[Z-03] a call that is repeated has one effect; under its name with other contents it is 409', async ({
    client,
    assert,
  }) => {
    const told = person()
    const id = `msg_${randomBytes(8).toString('hex')}`
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => registrationCall(client, told, { id }))
    )
    for (const answer of answers) answer.assertStatus(201)
    assert.lengthOf(new Set(answers.map((answer) => answer.body().id)), 1)
    assert.lengthOf(await mailsTo(told.email.toLowerCase()), 1)
    ;(await registrationCall(client, person(), { id })).assertStatus(409)
  })
})
