import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import type { LoopbackService, Trouble } from '#app/development/loopback_service'
import { transaction } from '#app/transaction'
import { companies } from '#database/demo/companies'
import { providerRepresentativesOfZip } from '#database/demo/provider_representatives'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'
import { useCompanyService, useConsultantService } from '#tests/support/services'

const PATH = '/regisztracio/step/3'
const PARTIAL = {
  'x-inertia-partial-component': 'auth/register_details',
  'x-inertia-partial-data': 'company',
}
const JSON_WANTED = { accept: 'application/json' }
const CONSULTANTS = '/regisztracio/consultants?local_consultant_type=1&zip=9023'
const DAY_MS = 24 * 60 * 60 * 1000
/** The lookup ends after five seconds; the rest is for a machine that is busy. */
const PATIENCE_MS = 20_000

/** Every way in which a service fails; `gone` is nobody at the address. */
const FAILURES = ['error', 'malformed', 'wrong_schema', 'huge', 'cut', 'gone'] as const

async function bring(service: LoopbackService, failure: Trouble | 'gone') {
  if (failure === 'gone') await service.stop()
  else service.trouble = failure
}

async function forgetLookups() {
  await transaction(async (trx) => {
    await rows(trx, 'DELETE FROM consultant_lookups')
    await rows(trx, 'DELETE FROM company_lookups')
  })
}

test.group('Outside services of registration', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.setup(() => forgetLookups())

  test('[Z-11] a company comes over the wire of the tax authority, once in thirty days', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const service = await useCompanyService(cleanup)
    const { visitor } = await visitorAtDetails(client)
    const known = companies.find(({ floor }) => floor === 'FS')!
    // The end of the number is typed wrong; the register knows better.
    const tax_number = `${known.tax_number.slice(0, 8)}-5-51`
    for (let asked = 0; asked < 3; asked++) {
      const { company } = (await visitor.post(PATH, { tax_number }, PARTIAL)).inertiaProps
      assert.deepInclude(company, { tax_number: known.tax_number, city: known.city, floor: 0 })
    }
    assert.lengthOf(service.asked, 1)
    clock.pass(30 * DAY_MS + 1)
    const { visitor: later } = await visitorAtDetails(client)
    await later.post(PATH, { tax_number }, PARTIAL)
    assert.lengthOf(service.asked, 2)
  })

  for (const failure of FAILURES) {
    test(`[A-53] a tax authority in trouble opens manual entry: ${failure}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const service = await useCompanyService(cleanup)
      const { visitor, email } = await visitorAtDetails(client)
      await bring(service, failure)
      const { tax_number } = companies[11]
      const answer = await visitor.post(PATH, { tax_number }, PARTIAL)
      answer.assertStatus(200)
      assert.isNull(answer.inertiaProps.company)
      const typed = await visitor.post(`${PATH}/submit`, await detailsBody())
      typed.assertStatus(302)
      assert.isNotNull((await storedMember(email)).registered_at)
    })

    test(`[A-42] consultants in trouble leave the default one: ${failure}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const service = await useConsultantService(cleanup)
      await bring(service, failure)
      const { visitor, email } = await visitorAtDetails(client)
      const answer = await visitor.get(CONSULTANTS, JSON_WANTED)
      answer.assertStatus(503)
      const page = await visitor.get(PATH)
      await visitor.post(`${PATH}/submit`, await detailsBody())
      const { regional_representative_id: stored } = await storedMember(email)
      assert.equal(stored, page.inertiaProps.defaultRepresentative.id)
    })
  }

  test('services that never answer are given up after five seconds', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [company, consultants] = [
      await useCompanyService(cleanup),
      await useConsultantService(cleanup),
    ]
    company.trouble = 'slow'
    consultants.trouble = 'slow'
    const { visitor } = await visitorAtDetails(client)
    const begun = performance.now()
    const [found, list] = await Promise.all([
      visitor.post(PATH, { tax_number: companies[12].tax_number }, PARTIAL),
      visitor.get(CONSULTANTS, JSON_WANTED),
    ])
    assert.isBelow(performance.now() - begun, PATIENCE_MS)
    assert.isNull(found.inertiaProps.company)
    list.assertStatus(503)
    assert.lengthOf(company.asked, 1)
    assert.lengthOf(consultants.asked, 1)
  })

  test('[Z-09] a failing service leaves the last consultants in place, however old', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const service = await useConsultantService(cleanup)
    const { visitor } = await visitorAtDetails(client)
    const names = async () => {
      const answer = await visitor.get(CONSULTANTS, JSON_WANTED)
      answer.assertStatus(200)
      return answer.body().map(({ last_name }: { last_name: string }) => last_name)
    }
    const expected = providerRepresentativesOfZip('9023').map(({ last_name }) => last_name)
    assert.deepEqual(await names(), expected)
    assert.equal(service.asked[0].query.get('local_consultant_type'), '1')
    clock.pass(DAY_MS + 1)
    const { visitor: later } = await visitorAtDetails(client)
    service.trouble = 'malformed'
    const stale = await later.get(CONSULTANTS, JSON_WANTED)
    assert.lengthOf(stale.body(), expected.length)
    assert.lengthOf(service.asked, 2)
  })

  test('what a stranger sends never becomes an address', async ({ client, assert, cleanup }) => {
    const [company, consultants] = [
      await useCompanyService(cleanup),
      await useConsultantService(cleanup),
    ]
    const { visitor } = await visitorAtDetails(client)
    const hostile = [
      'http://10.0.0.1/',
      '//x',
      '9023@10.0.0.1',
      '9023#x',
      '9023&zip=1',
      '../x',
      '90 3',
    ]
    for (const text of hostile) {
      const zip = encodeURIComponent(text)
      const list = await visitor.get(`/regisztracio/consultants?zip=${zip}`, JSON_WANTED)
      list.assertStatus(422)
      const answer = await visitor.post(PATH, { tax_number: text }, PARTIAL)
      assert.deepEqual(answer.flashMessage('inputErrorsBag'), { tax_number: ['invalid'] }, text)
    }
    assert.lengthOf([...company.asked, ...consultants.asked], 0)
  })
})
