import { test } from '@japa/runner'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'
import { visitorAtDetails, visitorAtPhone } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

test.group('What pages say of the history', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))
  group.each.setup(() => forgetLimits())

  test('[L-19] pages of a member are encrypted, also beside the framework and in part', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visit = (path: string) => client.get(path).withGuard('member').loginAs(member)
    const { version } = (await visit('/profil').withInertia()).body()
    const short = visit('/profil').withInertia().header('x-inertia-version', version)
    const part = visit('/profil').withInertia()
    part.header('x-inertia-partial-component', 'profile/show')
    part.header('x-inertia-partial-data', 'points')
    for (const request of [visit('/').withInertia(), visit('/nincs').withInertia(), short, part]) {
      const page = (await request).body()
      assert.isTrue(page.encryptHistory, page.component)
      assert.notProperty(page, 'clearHistory')
    }
  })

  test('[L-19] a page for nobody takes the key away, the scanner of the phone does not', async ({
    client,
    assert,
  }) => {
    for (const path of ['/', '/belepes', '/profil']) {
      const page = (await client.get(path).withInertia()).body()
      assert.isTrue(page.clearHistory, path)
      assert.notProperty(page, 'encryptHistory')
    }
    const shell = (await client.get('/qr-code/shell/hu').withInertia()).body()
    assert.notProperty(shell, 'clearHistory')
  })

  test('[L-19] a link that names an address is encrypted before anybody is logged in', async ({
    client,
    assert,
  }) => {
    const path = '/reset-password/token?email=a@b.hu'
    const page = (await client.get(path).withInertia()).body()
    assert.equal(page.component, 'auth/reset_password')
    assert.isTrue(page.encryptHistory)
    assert.notProperty(page, 'clearHistory')
  })

  test('[L-19] so is every page that names somebody who is not logged in yet', async ({
    client,
    assert,
  }) => {
    const { phone } = await givenMember()
    const asking = new Visitor(client)
    await asking.post('/belepes/sms', { phone })
    const pages = {
      'auth/sms_login_code': [asking, '/belepes/sms/kod'],
      'auth/register_phone': [(await visitorAtPhone(client)).visitor, '/regisztracio/step/2'],
      'auth/register_details': [(await visitorAtDetails(client)).visitor, '/regisztracio/step/3'],
      'auth/validate_registration': [
        new Visitor(client),
        await validationPathOf(await preparedAccount()),
      ],
    } as const
    for (const [component, [visitor, path]] of Object.entries(pages)) {
      const page = (await visitor.get(path)).body()
      assert.equal(page.component, component)
      assert.isTrue(page.encryptHistory, path)
      assert.notProperty(page, 'clearHistory')
    }
  })
})
