import { test } from '@japa/runner'
import { pointsOfSource } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, profileBody, sendAs } from '#tests/support/member_visits'
import { givenMember } from '#tests/support/members'
import { detailsBody } from '#tests/support/registrations'

const ADDRESS = { zip: '9023', city: 'Győr', address: 'Fő út', house_number: '1' }
const SHIPPING = { last_name: 'Szűcs', first_name: 'Gábor', ...ADDRESS }

/** The company block a registration sends. */
const company = async () => (await detailsBody()).company

test.group('Complete profile data', (group) => {
  group.each.setup(() => forgetLimits())

  test('[X-12] the last missing field books the points, once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const save = async (path: string, body: object) => {
      const response = await sendAs(client, member, { path, body })
      response.assertStatus(302)
      assert.isUndefined(response.flashMessage('inputErrorsBag'))
      return bookingsOf(member.id)
    }
    assert.deepEqual(await save('/profil', profileBody(member)), [])
    assert.deepEqual(await save('/profil/shipping', { ...SHIPPING, city: '' }), [])
    assert.deepEqual(await save('/profil/company', await company()), [])
    const booked = [{ source: 'profile_data', points: 50 }]
    assert.deepEqual(await save('/profil/shipping', SHIPPING), booked)
    cleanup(await pointsOfSource('profile_data', 75))
    assert.deepEqual(await save('/profil/shipping', { ...SHIPPING, city: '' }), booked)
    assert.deepEqual(await save('/profil/shipping', SHIPPING), booked)
    assert.deepEqual(await save('/profil/company', await company()), booked)
  })

  test('[X-12] a name or a company can be the last one as well', async ({ client, assert }) => {
    const nameless = await givenMember({ lastName: null })
    await sendAs(client, nameless, { path: '/profil/company', body: await company() })
    await sendAs(client, nameless, { path: '/profil/shipping', body: SHIPPING })
    assert.deepEqual(await bookingsOf(nameless.id), [])
    const body = profileBody(nameless, { last_name: 'Szűcs' })
    await sendAs(client, nameless, { path: '/profil', body })
    assert.deepEqual(await bookingsOf(nameless.id), [{ source: 'profile_data', points: 50 }])

    const freelancer = await givenMember()
    await sendAs(client, freelancer, { path: '/profil/shipping', body: SHIPPING })
    assert.deepEqual(await bookingsOf(freelancer.id), [])
    await sendAs(client, freelancer, { path: '/profil/company', body: await company() })
    assert.deepEqual(await bookingsOf(freelancer.id), [{ source: 'profile_data', points: 50 }])
  })

  test('[X-12] company and shipping saved at the same moment book once', async ({
    client,
    assert,
  }) => {
    for (let turn = 0; turn < 5; turn++) {
      const member = await givenMember()
      const block = await company()
      await Promise.all([
        sendAs(client, member, { path: '/profil/company', body: block }),
        sendAs(client, member, { path: '/profil/shipping', body: SHIPPING }),
        sendAs(client, member, { path: '/profil', body: profileBody(member) }),
      ])
      assert.deepEqual(await bookingsOf(member.id), [{ source: 'profile_data', points: 50 }])
    }
  })
})
