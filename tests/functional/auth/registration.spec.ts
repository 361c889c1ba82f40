import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { forgetLimits } from '#tests/support/limits'
import { sessionCookieName } from '#config/session'
import { givenMember } from '#tests/support/members'
import { lastCodeTo } from '#tests/support/outbox'
import {
  accountBody,
  detailsBody,
  storedMember,
  visitorAtDetails,
  visitorAtPhone,
} from '#tests/support/registrations'
import { ShopClient } from '#tests/support/shop_client'
import { Visitor } from '#tests/support/visitor'

async function sourcesOf(memberId: number) {
  const sql = 'SELECT source, reference FROM ledger_entries WHERE member_id = ? ORDER BY source'
  return shopReader().rows<{ source: string; reference: string }>(sql, [memberId])
}

test.group('Registration', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-51] [H-14] the last step books the points, logs the member in, and the inviter sees who waits', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const invitations = async () => {
      const shown = client.get('/profil').withGuard('member').loginAs(inviter).withInertia()
      return (await shown).inertiaProps.invitations
    }
    const { visitor, email } = await visitorAtDetails(client, {}, inviter.referralCode)
    assert.deepInclude(await invitations(), { total: 0, latest: [] })
    const response = await visitor.post('/regisztracio/step/3/submit', await detailsBody())
    response.assertStatus(302)
    response.assertHeader('location', '/profil/extra-pontok')
    assert.equal(response.flashMessage('success'), 'Your registration is complete. Welcome!')
    const { id } = await storedMember(email)
    assert.deepEqual(await sourcesOf(id), [
      { source: 'consent_marketing_phone', reference: `consent:marketing_phone:${id}` },
      { source: 'consent_research_email', reference: `consent:research_email:${id}` },
      { source: 'registration', reference: `registration:${id}` },
    ])
    const profile = await visitor.get('/profil')
    assert.equal(profile.inertiaProps.profile.email, email)
    const pending = { number: 1, state: 'pending', decided_at: null, points: 0 }
    const sums = { total: 1, confirmed: 0, points: 0 }
    assert.deepEqual(await invitations(), { ...sums, latest: [pending] })
  })

  test('the session of the registration is not that of the member', async ({ assert }) => {
    const shop = new ShopClient(`http://${process.env.HOST}:${process.env.PORT}`)
    await shop.send('/session/token')
    const session = () => shop.cookies.get(sessionCookieName)
    const account = accountBody()
    const sessions = [session()]
    for (const [path, bodyOf] of [
      ['/regisztracio', async () => account],
      ['/regisztracio/step/2', async () => ({ code: await lastCodeTo(account.phone) })],
      ['/regisztracio/step/3/submit', () => detailsBody()],
    ] as const) {
      const answer = await shop.post(path, await bodyOf())
      assert.isBelow(answer.status, 400, answer.text)
      sessions.push(session())
    }
    assert.notEqual(sessions.at(-1), sessions.at(-2), 'at the end the member is logged in')
    assert.notEqual(sessions.at(-1), sessions[0])
    const profile = await shop.send('/profil', { headers: { accept: 'text/html' } })
    assert.equal(profile.status, 200)
  })

  test('[A-28] [H-11] a later step is not open before the earlier ones are done', async ({
    client,
    assert,
  }) => {
    const stranger = await new Visitor(client).get('/regisztracio/step/3')
    assert.equal(stranger.header('location'), '/regisztracio')
    const { visitor, email } = await visitorAtPhone(client)
    assert.isNull((await storedMember(email)).phone_verified_at)
    const early = await visitor.get('/regisztracio/step/3')
    assert.equal(early.header('location'), '/regisztracio/step/2')
    const submitted = await visitor.post('/regisztracio/step/3/submit', await detailsBody())
    assert.equal(submitted.header('location'), '/regisztracio/step/2')
    assert.isNull((await storedMember(email)).registered_at)
    const profile = await visitor.get('/profil')
    assert.equal(profile.header('location'), '/regisztracio/step/2')
  })
})
