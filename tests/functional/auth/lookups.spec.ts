import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { CompanyDirectory } from '#auth/contracts/company_directory'
import { CompanySearch } from '#auth/contracts/company_search'
import {
  RepresentativeDirectory,
  type RepresentativeQuery,
} from '#auth/contracts/representative_directory'
import { askWithin } from '#auth/gateways/ask_within'
import { companies } from '#database/demo/companies'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { detailsBody, storedMember, visitorAtDetails } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const PATH = '/regisztracio/step/3'
const DAY_MS = 24 * 60 * 60 * 1000

function partial(property: string) {
  return {
    'x-inertia-partial-component': 'auth/register_details',
    'x-inertia-partial-data': property,
  }
}

type Cleanup = (work: () => void) => void

/** Puts another company provider in place for one test. */
function useCompanies(cleanup: Cleanup, find: CompanyDirectory['findByTaxNumber']) {
  app.container.swap(CompanyDirectory, () => ({ findByTaxNumber: find }))
  cleanup(() => app.container.restore(CompanyDirectory))
}

/** Puts another provider of the search by name in place for one test; null is none. */
function useSearch(cleanup: Cleanup, search: CompanySearch['searchByName'] | null) {
  const searchByName = search ?? (() => Promise.reject(new Error('none')))
  app.container.swap(CompanySearch, () => ({ isReady: search !== null, searchByName }))
  cleanup(() => app.container.restore(CompanySearch))
}

/** Puts another consultant provider in place for one test. */
function useConsultants(cleanup: Cleanup, find: RepresentativeDirectory['find']) {
  app.container.swap(RepresentativeDirectory, () => ({ find }))
  cleanup(() => app.container.restore(RepresentativeDirectory))
}

async function forgetConsultants() {
  await transaction((trx) => rows(trx, 'DELETE FROM consultant_lookups'))
}

test.group('Lookups of the last step', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.setup(() => forgetConsultants())

  test('[H-12] [A-53] [Z-11] a tax number answers the company block, an unknown one null', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitorAtDetails(client)
    const [known] = companies
    const body = { tax_number: known.tax_number }
    const found = await visitor.post(PATH, body, partial('company'))
    found.assertStatus(200)
    const { company } = found.inertiaProps
    assert.equal(company.tax_number, known.tax_number)
    assert.equal(company.name, known.short_name)
    assert.equal(company.address, `${known.place_name} ${known.place_category}`)
    assert.notProperty(found.inertiaProps, 'professions')
    const other = await visitor.post(PATH, { tax_number: '10537914-4-44' }, partial('company'))
    assert.isNull(other.inertiaProps.company)
  })

  test('[H-13] [A-54] a name of three letters answers a list of companies', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitorAtDetails(client)
    const text = companies[3].short_name.slice(0, 5).toUpperCase()
    const found = await visitor.post(PATH, { company_name: text }, partial('companies'))
    const names = found.inertiaProps.companies.map((company: { name: string }) => company.name)
    assert.include(names, companies[3].short_name)
    assert.isAtMost(names.length, 10)
    const short = await visitor.post(PATH, { company_name: 'ab' }, partial('companies'))
    assert.deepEqual(short.flashMessage('inputErrorsBag'), { company_name: ['min'] })
  })

  test('[A-53] a provider that fails or hangs answers nothing, and the form goes on', async ({
    client,
    assert,
    cleanup,
  }) => {
    useCompanies(cleanup, () => Promise.reject(new Error('down')))
    useSearch(cleanup, () => Promise.reject(new Error('down')))
    const { visitor } = await visitorAtDetails(client)
    const failed = await visitor.post(PATH, { tax_number: '10537914-4-44' }, partial('company'))
    failed.assertStatus(200)
    assert.isNull(failed.inertiaProps.company)
    const searched = await visitor.post(PATH, { company_name: 'xyzxyz' }, partial('companies'))
    assert.deepEqual(searched.inertiaProps.companies, [])
    const never = new Promise<never>(() => {})
    await assert.rejects(() => askWithin(() => never, 20))
  })

  test('[A-53] a company that was found is remembered for thirty days', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor } = await visitorAtDetails(client)
    const { tax_number } = companies[7]
    await visitor.post(PATH, { tax_number }, partial('company'))
    let asked = 0
    useCompanies(cleanup, async () => {
      asked++
      return null
    })
    useSearch(cleanup, null)
    const kept = await visitor.post(PATH, { tax_number }, partial('company'))
    assert.equal(kept.inertiaProps.company.tax_number, tax_number)
    assert.equal(asked, 0)
    const name = companies[7].short_name.slice(0, 12)
    const searched = await visitor.post(PATH, { company_name: name }, partial('companies'))
    assert.containsSubset(searched.inertiaProps.companies, [{ tax_number }])
    clock.pass(30 * DAY_MS + 1)
    const again = new Visitor(client)
    const { email } = await givenMember({ registered: false })
    await again.post('/belepes', { email, password: 'jelszo-1234', remember: '' })
    const late = await again.post(PATH, { tax_number }, partial('company'))
    assert.isNull(late.inertiaProps.company)
    assert.equal(asked, 1)
  })

  test('the signs of a search pattern are plain letters', async ({ client, assert, cleanup }) => {
    useSearch(cleanup, null)
    const { visitor } = await visitorAtDetails(client)
    for (const company_name of ['%%%', '___', "'; DROP TABLE members; --"]) {
      const found = await visitor.post(PATH, { company_name }, partial('companies'))
      assert.deepEqual(found.inertiaProps.companies, [])
    }
  })

  test('[H-72] [D-10] consultants of a postcode are asked of the provider with both keys', async ({
    client,
    assert,
    cleanup,
  }) => {
    const asked: RepresentativeQuery[] = []
    useConsultants(cleanup, async (query) => {
      asked.push(query)
      return [
        {
          first_name: 'Péter',
          last_name: 'Kovács',
          distributionChannel: ['Festék'],
          distributionChannelTaskFields: ['Burkolás'],
        },
      ]
    })
    const { visitor } = await visitorAtDetails(client)
    const url = '/regisztracio/consultants?local_consultant_type=1&zip=9023'
    const response = await visitor.get(url, { accept: 'application/json' })
    response.assertStatus(200)
    assert.deepEqual(asked, [{ local_consultant_type: 1, zip: '9023' }])
    const [{ id, ...shown }] = response.body()
    assert.isNumber(id)
    assert.deepEqual(shown, {
      first_name: 'Péter',
      last_name: 'Kovács',
      distributionChannel: ['Festék'],
      distributionChannelTaskFields: ['Burkolás'],
    })
  })

  test('[Z-09] the consultants of a postcode are asked once a day', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    let asked = 0
    useConsultants(cleanup, async () => {
      asked++
      return []
    })
    const { visitor } = await visitorAtDetails(client)
    const json = { accept: 'application/json' }
    await visitor.get('/regisztracio/consultants?zip=9023', json)
    await visitor.get('/regisztracio/consultants?zip=9023', json)
    assert.equal(asked, 1)
    await visitor.get('/regisztracio/consultants?zip=9024', json)
    assert.equal(asked, 2)
    clock.pass(DAY_MS + 1)
    const member = await givenMember()
    const url = '/regisztracio/consultants?zip=9023'
    await client.get(url).header('accept', 'application/json').withGuard('member').loginAs(member)
    assert.equal(asked, 3)
  })

  test('[A-42] a provider that fails answers 503, and the default representative is stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    useConsultants(cleanup, () => Promise.reject(new Error('down')))
    const { visitor, email } = await visitorAtDetails(client)
    const url = '/regisztracio/consultants?zip=9023'
    const response = await visitor.get(url, { accept: 'application/json' })
    response.assertStatus(503)
    const page = await visitor.get(PATH)
    await visitor.post(`${PATH}/submit`, await detailsBody())
    const { regional_representative_id: stored } = await storedMember(email)
    assert.equal(stored, page.inertiaProps.defaultRepresentative.id)
  })

  test('strangers and wrong postcodes get nothing from the provider', async ({
    client,
    assert,
    cleanup,
  }) => {
    let asked = 0
    useConsultants(cleanup, async () => {
      asked++
      return []
    })
    const stranger = await client.get('/regisztracio/consultants?zip=9023').accept('json')
    stranger.assertStatus(401)
    const { visitor } = await visitorAtDetails(client)
    for (const zip of ['', '902', '90233', 'abcd', '0999']) {
      const url = `/regisztracio/consultants?zip=${zip}`
      const response = await visitor.get(url, { accept: 'application/json' })
      assert.equal(response.status(), 422, zip)
    }
    assert.equal(asked, 0)
  })
})
