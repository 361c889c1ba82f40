import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { UNKNOWN_SECRETS_PER_ADDRESS } from '#auth/constants'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { consentChangesOf } from '#auth/consents/queries/consent_changes_sql'
import Member from '#auth/members/models/member'
import { moveEmail } from '#auth/profile/move_email'
import { heldAccount } from '#auth/profile/account'
import { forgetLimits } from '#tests/support/limits'
import { rowOf } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** A member who gets newsletters and answers to research, and the secret of the newsletters. */
async function givenReader(locale: 'hu' | 'en' = 'hu') {
  const member = await givenMember({ locale })
  const given = { marketing_email: true, research_email: true }
  await saveConsents({ id: member.id, address: '10.0.0.1', locale }, given)
  const { newsletterSecret } = await Member.findOrFail(member.id)
  return { member, secret: newsletterSecret }
}

/** As the server of a mail provider sends it: no session, no token, a form nobody reads. */
function oneClick(client: ApiClient, secret: string) {
  return client
    .post(`/webhooks/newsletter/${secret}`)
    .header('accept', '*/*')
    .form({ 'List-Unsubscribe': 'One-Click' })
    .redirects(0)
}

const consentsOf = (id: number) => rowOf('member_consents', id)

test.group('The end of the newsletter', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-65] the secret of a newsletter ends it without login, token or body, twice alike', async ({
    client,
    assert,
  }) => {
    const { member, secret } = await givenReader()
    for (const round of [1, 2]) {
      const answer = await oneClick(client, secret)
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { unsubscribed: true }, `${round}`)
    }
    const { marketing_email, research_email } = await consentsOf(member.id)
    assert.deepEqual({ marketing_email, research_email }, { marketing_email: 0, research_email: 1 })
    const [last, ...former] = await consentChangesOf(member.id)
    assert.deepInclude(last, {
      purpose: 'marketing_email',
      given: false,
      place: 'newsletter_link',
      locale: 'hu',
      address: '127.0.0.1',
    })
    assert.lengthOf(former, 2, 'the second call withdrew nothing more')
  })

  test('[H-65] whatever the body is, it is ignored', async ({ client, assert }) => {
    const bodies: [type: string, body: string][] = [
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
      ['application/json', '{ not json'],
      ['application/x-www-form-urlencoded', 'secret=another&_method=DELETE&a[__proto__]=1'],
      ['text/plain', ''],
    ]
    for (const [type, body] of bodies) {
      const { member, secret } = await givenReader()
      const answer = await client
        .post(`/webhooks/newsletter/${secret}`)
        .header('content-type', type)
        .header('origin', 'https://mail.example.com')
        .setup((request) => void request.request.send(body))
      answer.assertStatus(200)
      assert.equal((await consentsOf(member.id)).marketing_email, 0, type)
    }
  })

  test('[H-65] [Z-16] an unknown or a former secret is 404 and changes nothing', async ({
    client,
    assert,
  }) => {
    const { member, secret } = await givenReader()
    await transaction(async (trx) => {
      const account = await heldAccount(trx, member.id)
      await moveEmail(trx, account!, {
        to: `uj-${member.id}-${clock.now()}@pelda.hu`,
        locale: 'hu',
      })
    })
    const others = [
      secret,
      randomBytes(32).toString('base64url'),
      'x'.repeat(5000),
      '%00',
      "' OR 1=1--",
    ]
    for (const other of others) {
      const answer = await oneClick(client, other)
      assert.oneOf(answer.status(), other === '%00' ? [400] : [404], other.slice(0, 40))
    }
    ;(await new Visitor(client).get(`/leiratkozas/${secret}`)).assertStatus(404)
    ;(await new Visitor(client).post(`/leiratkozas/${secret}`)).assertStatus(404)
    assert.equal((await consentsOf(member.id)).marketing_email, 1)
    const { newsletterSecret } = await Member.findOrFail(member.id)
    ;(await oneClick(client, newsletterSecret)).assertStatus(200)
    assert.equal((await consentsOf(member.id)).marketing_email, 0)
  })

  test('[H-65] guesses are slowed down by address, right secrets are not', async ({
    client,
    assert,
  }) => {
    const { secret } = await givenReader()
    const { hits } = UNKNOWN_SECRETS_PER_ADDRESS
    for (let times = 0; times < hits + 5; times++)
      (await oneClick(client, secret)).assertStatus(200)
    for (let times = 0; times < hits; times++) (await oneClick(client, 'nobody')).assertStatus(404)
    const refused = await oneClick(client, 'nobody')
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
  })

  test('[Z-16] the page of the link changes nothing until its button is pressed, in the language of the member', async ({
    client,
    assert,
  }) => {
    for (const locale of ['hu', 'en'] as const) {
      const { member, secret } = await givenReader(locale)
      const path = `/leiratkozas/${secret}`
      const visitor = new Visitor(client)
      const page = await visitor.get(path, { 'accept-language': locale === 'hu' ? 'en' : 'hu' })
      page.assertStatus(200)
      assert.equal(page.body().component, 'auth/end_newsletter')
      assert.equal(page.inertiaProps.isSubscribed, true)
      assert.equal(page.inertiaProps.locale, locale)
      assert.isTrue(page.body().encryptHistory)
      await client.get(path).header('accept', 'text/html')
      assert.equal((await consentsOf(member.id)).marketing_email, 1, 'looking changes nothing')
      const answer = await visitor.post(path)
      answer.assertHeader('location', path)
      assert.equal((await consentsOf(member.id)).marketing_email, 0)
      assert.equal((await visitor.get(path)).inertiaProps.isSubscribed, false)
      const withoutToken = await client.post(path).redirects(0)
      assert.oneOf(withoutToken.status(), [302, 303, 403, 419])
    }
  })

  test('[H-65] the secret of a deleted member ends nothing', async ({ client, assert }) => {
    const { member, secret } = await givenReader()
    await transaction(async ({ client: connection }) => {
      await connection.from('members').where({ id: member.id }).update({ deleted_at: clock.now() })
    })
    ;(await oneClick(client, secret)).assertStatus(404)
    const sql =
      "SELECT COUNT(*) AS count FROM consent_changes WHERE member_id = ? AND place = 'newsletter_link'"
    const [{ count }] = await shopReader().rows<{ count: number }>(sql, [member.id])
    assert.equal(Number(count), 0)
  })
})
