import { test } from '@japa/runner'
import { ShopSessionStore } from '#app/sessions/session_store'
import { baseUrl } from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff, TEST_PASSWORD, timeCodeNow } from '#tests/support/members'
import { lastCodeTo } from '#tests/support/outbox'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'
import {
  accountBody,
  detailsBody,
  visitorAtDetails,
  visitorAtPhone,
} from '#tests/support/registrations'
import { ShopClient } from '#tests/support/shop_client'
import { StaffClient } from '#tests/support/staff_office'
import { givenPasswordEntered, givenTwoFactorMember, timeCode } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'
import type { ApiClient } from '@japa/api-client'

/** A browser about to send what changes what its session may do. */
interface Deed {
  visitor: Visitor
  send: () => Promise<unknown>
  /** What the session must hold or must not hold afterwards: the deed was really done. */
  holds?: string
  holdsNot?: string
}

const login = (member: { email: string }) => ({
  email: member.email,
  password: TEST_PASSWORD,
  remember: '',
})

/** Everything by which the session of a member or of a guest comes to more, or ends. */
const DEEDS: Record<string, (client: ApiClient) => Promise<Deed>> = {
  'the first step of the registration': async (client) => {
    const visitor = new Visitor(client)
    const send = () => visitor.post('/regisztracio', accountBody())
    return { visitor, send, holds: 'registration_member_id' }
  },
  'the first step again, with another number': async (client) => {
    const { visitor } = await visitorAtPhone(client)
    const send = () => visitor.post('/regisztracio', accountBody())
    return { visitor, send, holds: 'registration_member_id' }
  },
  'the last step of the registration': async (client) => {
    const { visitor } = await visitorAtDetails(client)
    const body = await detailsBody()
    const send = () => visitor.post('/regisztracio/step/3/submit', body)
    return { visitor, send, holds: 'auth_member', holdsNot: 'registration_member_id' }
  },
  'a login that goes on with the registration': async (client) => {
    const member = await givenMember({ phoneVerified: false })
    const visitor = new Visitor(client)
    const send = () => visitor.post('/belepes', login(member))
    return { visitor, send, holds: 'registration_member_id' }
  },
  'the link that activates a prepared account': async (client) => {
    const path = await validationPathOf(await preparedAccount())
    const visitor = new Visitor(client)
    return { visitor, send: () => visitor.post(path), holds: 'auth_member' }
  },
  'a login': async (client) => {
    const member = await givenMember()
    const visitor = new Visitor(client)
    const send = () => visitor.post('/belepes', login(member))
    return { visitor, send, holds: 'auth_member' }
  },
  'a login that waits for its second factor': async (client) => {
    const member = await givenTwoFactorMember()
    const visitor = new Visitor(client)
    const send = () => visitor.post('/belepes', login(member))
    return { visitor, send, holds: 'two_factor_login', holdsNot: 'auth_member' }
  },
  'a second factor': async (client) => {
    const member = await givenTwoFactorMember()
    const visitor = await givenPasswordEntered(client, member)
    const send = () => visitor.post('/two-factor-challenge', { code: timeCode(member.secret) })
    return { visitor, send, holds: 'auth_member', holdsNot: 'two_factor_login' }
  },
  'asking for an SMS': async (client) => {
    const { phone } = await givenMember()
    const visitor = new Visitor(client)
    return { visitor, send: () => visitor.post('/belepes/sms', { phone }), holds: 'sms_login' }
  },
  'the code of an SMS': async (client) => {
    const { phone } = await givenMember()
    const visitor = new Visitor(client)
    await visitor.post('/belepes/sms', { phone })
    const code = await lastCodeTo(phone)
    const send = () => visitor.post('/belepes/sms/kod', { code })
    return { visitor, send, holds: 'auth_member', holdsNot: 'sms_login' }
  },
  'a confirmed password': async (client) => {
    const visitor = await givenPasswordEntered(client, await givenMember())
    const send = () => visitor.post('/user/confirm-password', { password: TEST_PASSWORD })
    return { visitor, send, holds: 'confirmed_password_member' }
  },
  'switching the second factor on': async (client) => {
    const visitor = await givenPasswordEntered(client, await givenMember())
    await visitor.post('/user/confirm-password', { password: TEST_PASSWORD })
    await visitor.post('/user/two-factor-authentication')
    const { secretKey } = (await visitor.json('/user/two-factor-secret-key')).body()
    const code = timeCode(secretKey)
    const send = () => visitor.post('/user/confirmed-two-factor-authentication', { code })
    return { visitor, send, holds: 'auth_member' }
  },
  'a logout': async (client) => {
    const visitor = await givenPasswordEntered(client, await givenMember())
    return { visitor, send: () => visitor.post('/logout'), holdsNot: 'auth_member' }
  },
  'the deletion of a profile': async (client) => {
    const visitor = await givenPasswordEntered(client, await givenMember())
    const send = () => visitor.delete('/profil/delete', { password: TEST_PASSWORD })
    return { visitor, send, holdsNot: 'auth_member' }
  },
}

test.group('The id of a session', (group) => {
  group.each.setup(() => forgetLimits())

  for (const [name, prepare] of Object.entries(DEEDS)) {
    test(`${name} gives the session a new id, and the one from before names nothing`, async ({
      client,
      assert,
    }) => {
      const { visitor, send, holds, holdsNot } = await prepare(client)
      // What somebody planted in the browser before is a session that the shop knows.
      visitor.take({ ...visitor.session, planted: true })
      await send()
      if (holds) assert.property(visitor.session, holds)
      if (holdsNot) assert.notProperty(visitor.session, holdsNot)
      const { sent, answered } = visitor.sessionIds
      assert.isString(answered)
      assert.notEqual(answered, sent)
      assert.isNull(await new ShopSessionStore().read(sent))
    })
  }

  test('what changes nothing of this keeps the id, and sends no cookie of it', async ({
    client,
    assert,
  }) => {
    const visitor = await givenPasswordEntered(client, await givenMember())
    for (const path of ['/profil', '/user/confirmed-password-status', '/nincs-ilyen-oldal']) {
      const answer = await visitor.json(path)
      assert.isUndefined(visitor.sessionIds.answered, path)
      assert.notMatch(String(answer.header('set-cookie')), /(^|,)session=/, path)
    }
    assert.property(visitor.session, 'auth_member')
  })

  test('who has none yet gets its cookie beside that of the token, and each of them once', async ({
    assert,
  }) => {
    const browser = new ShopClient(baseUrl())
    await browser.fetchToken()
    assert.includeMembers([...browser.cookies.keys()], ['session', 'XSRF-TOKEN'])
    const { headers } = await browser.send('/session/token')
    assert.isEmpty(headers.getSetCookie())
    browser.cookies.delete('XSRF-TOKEN')
    const { headers: lacking } = await browser.send('/session/token')
    const names = lacking.getSetCookie().map((cookie) => cookie.split('=')[0])
    assert.deepEqual(names, ['XSRF-TOKEN'])
  })

  test('each step of a sign-in to the back-office does, and signing out', async ({ assert }) => {
    const staff = await givenStaff()
    const office = new StaffClient()
    await office.get('session')
    const ids = [office.sessionCookie]
    const steps = [
      () => office.post('session', { email: staff.email, password: TEST_PASSWORD }),
      () => office.post('second-factor', { code: timeCodeNow(staff.secret) }),
      () => office.post('confirm-password', { password: TEST_PASSWORD }),
      () => office.delete('session'),
    ]
    for (const step of steps) {
      ;(await step()).assertStatus(200)
      ids.push(office.sessionCookie)
    }
    assert.lengthOf(new Set(ids), ids.length)
  })
})
