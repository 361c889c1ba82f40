import app from '@adonisjs/core/services/app'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { RepresentativeDirectory } from '#auth/contracts/representative_directory'
import { forgetLimits } from '#tests/support/limits'
import {
  detailsBody,
  professionId,
  storedMember,
  visitorAtDetails,
} from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const STEP = '/regisztracio/step/3'
const SUBMIT = `${STEP}/submit`
const FROM_STEP = { referer: `http://localhost${STEP}`, host: 'localhost' }
const UNABLE = 'Your account could not be completed. Please log in and try again.'
/** Where somebody ends whose account could not be completed. */
const AT_THE_BEGINNING = {
  component: 'auth/register',
  url: '/regisztracio',
  error: UNABLE,
  errors: {},
}

type Errors = Record<string, string[]>

async function errorsOf(visitor: Visitor, given: Record<string, unknown>): Promise<Errors> {
  const response = await visitor.post(SUBMIT, await detailsBody(given))
  return (response.flashMessage('inputErrorsBag') ?? {}) as Errors
}

async function companyErrorsOf(visitor: Visitor, given: Record<string, unknown>) {
  const { company } = await detailsBody()
  return errorsOf(visitor, { company: { ...company, ...given } })
}

/** Follows an answer to the page it ends on: which one that is, and what its banner says. */
async function endOf(visitor: Visitor, answer: ApiResponse) {
  let page = answer
  for (let hops = 0; page.status() === 302 && hops < 3; hops++) {
    page = await visitor.get(page.header('location')!)
  }
  const { component, url, flash, props } = page.body()
  return { component, url, error: flash.error, errors: props.errors }
}

async function rowOf(table: string, memberId: number) {
  const sql = `SELECT * FROM ${table} WHERE member_id = ?`
  const [row] = await shopReader().rows<Record<string, any>>(sql, [memberId])
  return row
}

test.group('Last registration step', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-11] [A-44] the page has trades, the default representative and the link of the terms', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitorAtDetails(client)
    const page = await visitor.get('/regisztracio/step/3')
    page.assertStatus(200)
    page.assertInertiaComponent('auth/register_details')
    const props = page.inertiaProps
    assert.equal(props.termsLink, '/altalanos-reszveteli-feltetelek')
    assert.isAbove(props.professions.length, 5)
    assert.containsSubset(props.professions, [{ api_name: 'Festék kereskedők' }])
    assert.isString(props.defaultRepresentative.last_name)
    assert.isNull(props.company)
    assert.deepEqual(props.companies, [])
    assert.equal(props.bonuses.registration, 50)
  }).tags(['@alike-everywhere'])

  test('trades stand in the alphabetical order of the language, here and in the profile', async ({
    client,
    assert,
    cleanup,
  }) => {
    const insert = `INSERT INTO professions (name_hu, name_en, position, is_active, created_at, updated_at)
      VALUES ('Ács', 'Weaving', 900, 1, 1, 1) RETURNING id`
    const [{ id }] = await transaction((trx) => rows<{ id: number }>(trx, insert, []))
    const { visitor } = await visitorAtDetails(client)
    const inHungarian = { 'accept-language': 'hu' }
    cleanup(() =>
      transaction(async (trx) => {
        for (const sql of [
          'DELETE FROM member_secondary_professions WHERE profession_id = ?',
          'DELETE FROM professions WHERE id = ?',
        ]) {
          await rows(trx, sql, [id])
        }
      })
    )
    const ORDERED = {
      hu: ['Ács', 'Burkoló', 'Építőanyag-kereskedő', 'Festő, mázoló', 'Kőműves'],
      en: ['Building materials dealer', 'Masonry', 'Painting', 'Tiling', 'Weaving'],
    }
    const inOrder = (trades: { name: string }[], known: string[]) =>
      trades.map(({ name }) => name).filter((name) => known.includes(name))
    for (const [language, known] of Object.entries(ORDERED)) {
      const asked = await visitor.get('/regisztracio/step/3', { 'accept-language': language })
      assert.deepEqual(inOrder(asked.inertiaProps.professions, known), known)
    }
    const list = [id, await professionId('Kőműves'), await professionId('Burkolás')]
    await visitor.post(SUBMIT, await detailsBody({ secondary_profession_list: list }), inHungarian)
    for (const [locale, known] of Object.entries(ORDERED)) {
      await visitor.post('/nyelv', { locale })
      const { profile } = (await visitor.get('/profil')).inertiaProps
      const chosen =
        locale === 'hu' ? ['Ács', 'Burkoló', 'Kőműves'] : ['Masonry', 'Tiling', 'Weaving']
      assert.deepEqual(inOrder(profile.secondary_professions, known), chosen)
    }
  })

  test('[D-07] [D-11] [D-14] what was sent is stored', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const body = await detailsBody({ other_profession: 'Stukkókészítés' })
    await visitor.post(SUBMIT, body)
    const member = await storedMember(email)
    assert.isNotNull(member.registered_at)
    assert.deepInclude(member, {
      last_name: 'Szűcs',
      first_name: 'Gábor',
      main_profession_id: body.main_profession_id,
      other_profession: 'Stukkókészítés',
      regional_representative_zip: '9023',
    })
    const {
      updated_at: _at,
      member_id: _id,
      ...company
    } = await rowOf('member_companies', member.id)
    assert.deepEqual(company, body.company)
    const consents = await rowOf('member_consents', member.id)
    assert.deepInclude(consents, {
      tos: 1,
      marketing_phone: 1,
      research_email: 1,
      research_phone: 0,
      marketing_email: 0,
    })
    assert.isNotNull(consents.marketing_phone_changed_at)
    assert.isNull(consents.research_phone_changed_at)
    const secondary = await rowOf('member_secondary_professions', member.id)
    assert.equal(secondary.profession_id, await professionId('Kőműves'))
  })

  test('[A-47] [V-03] [V-05] [V-19] each field that is empty or wrong has its error', async ({
    client,
    assert,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const names = ['last_name', 'first_name', 'regional_representative_zip', 'main_profession_id']
    for (const field of names) {
      assert.deepEqual(await errorsOf(visitor, { [field]: '' }), { [field]: ['required'] })
    }
    const company = ['tax_number', 'name', 'zip', 'city', 'address', 'house_number']
    for (const field of company) {
      const errors = await companyErrorsOf(visitor, { [field]: '' })
      assert.deepEqual(errors, { [`company.${field}`]: ['required'] })
    }
    const wrong = [
      ['tax_number', ['12345676141', '1234567-1-41', '10537915-4-44', '10537914-6-44']],
      ['zip', ['123', '12345', '0999', '0123', 'abcd']],
      ['floor', ['x', 'II', '1.5', 1e9]],
    ] as const
    for (const [field, values] of wrong) {
      for (const value of values) {
        const errors = await companyErrorsOf(visitor, { [field]: value })
        assert.deepEqual(errors, { [`company.${field}`]: ['invalid'] }, `${field} ${value}`)
      }
    }
    const other = await errorsOf(visitor, { other_profession: '' })
    assert.deepEqual(other, { other_profession: ['required'] })
    assert.isNull((await storedMember(email)).registered_at)
  }).tags(['@alike-everywhere'])

  test('[D-08] without the terms nothing is finished', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    for (const tos of [undefined, false, null]) {
      assert.deepEqual(await errorsOf(visitor, { tos }), { tos: ['required'] })
    }
    assert.isNull((await storedMember(email)).registered_at)
  }).tags(['@alike-everywhere'])

  test('[V-26] trades that are not offered are refused', async ({ client, assert }) => {
    const { visitor } = await visitorAtDetails(client)
    const forged = [0, -1, 999_999, 2 ** 40, 1.5, 'abc', [1], { id: 1 }]
    for (const id of forged) {
      const errors = await errorsOf(visitor, { main_profession_id: id })
      assert.deepEqual(errors, { main_profession_id: ['invalid'] }, JSON.stringify(id))
    }
    const list = await errorsOf(visitor, { secondary_profession_list: [999_999] })
    assert.deepEqual(list, { 'secondary_profession_list.0': ['invalid'] })
    const many = Array.from({ length: 51 }, (_, at) => at + 1)
    const errors = await errorsOf(visitor, { secondary_profession_list: many })
    assert.deepEqual(errors.secondary_profession_list, ['max'])
  }).tags(['@alike-everywhere'])

  test('the main trade is no secondary one', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const main = await professionId('Festék')
    const body = await detailsBody({ secondary_profession_list: [main] })
    await visitor.post(SUBMIT, body)
    const { id } = await storedMember(email)
    assert.isUndefined(await rowOf('member_secondary_professions', id))
  }).tags(['@alike-everywhere'])

  test('[A-52] [Z-08] a forged representative is replaced by the chosen one', async ({
    client,
    assert,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const [forged] = await transaction((trx) => {
      const sql = `INSERT INTO regional_representatives
        (last_name, first_name, created_at, updated_at) VALUES (?, 'Béla', 0, 0) RETURNING id`
      return rows<{ id: number }>(trx, sql, [`Hamis ${email}`])
    })
    await visitor.post(SUBMIT, await detailsBody({ regional_representative_id: forged.id }))
    const { regional_representative_id: id } = await storedMember(email)
    assert.notEqual(id, forged.id)
    const sql = 'SELECT distribution_channel AS channels FROM regional_representatives WHERE id = ?'
    const [chosen] = await shopReader().rows<{ channels: string }>(sql, [id])
    assert.include(JSON.parse(chosen.channels), 'Festék')
  })

  test('[A-52] each failure of the last step has a text of its own', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const zipErrors = await errorsOf(visitor, { regional_representative_zip: '0999' })
    assert.deepEqual(zipErrors, { regional_representative_zip: ['invalid'] })
    const unknown = await errorsOf(visitor, { regional_representative_zip: '1999' })
    assert.deepEqual(unknown, { regional_representative_zip: ['unknown_zip'] })

    await withoutDefault(cleanup)
    const body = { main_profession_id: await tradeWithoutChannel() }
    const nobody = await errorsOf(visitor, body)
    assert.deepEqual(nobody, { regional_representative_zip: ['no_representative'] })

    await closes(email)
    const closed = await visitor.post(SUBMIT, await detailsBody())
    assert.equal(closed.header('location'), '/regisztracio')
    assert.deepEqual(await endOf(visitor, closed), AT_THE_BEGINNING)

    const texts = (await client.get('/lang/en.json')).body()
    const keys = ['unknown_zip.default', 'no_representative.default', 'unable_to_complete.default']
    const sentences = keys.map((key) => texts[`errors.${key}`])
    sentences.push(texts['errors.invalid.regional_representative_zip'])
    assert.equal(new Set(sentences).size, 4)
    assert.include(sentences, UNABLE)
    for (const sentence of sentences) assert.isString(sentence)
  }).tags(['@alike-everywhere'])

  test('[A-52] closed while it is being sent, the account cannot be completed, and the page says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const texts = (await client.get('/lang/hu.json')).body()
    // The representative is looked up after the member at the step, and before anything is written.
    app.container.swap(RepresentativeDirectory, () => ({
      find: async () => {
        await closes(email)
        return []
      },
    }))
    cleanup(() => app.container.restore(RepresentativeDirectory))
    const body = await detailsBody({ regional_representative_zip: '9024' })
    const answer = await visitor.post(SUBMIT, body, { ...FROM_STEP, 'accept-language': 'hu' })
    assert.deepEqual(answer.flashMessage('inputErrorsBag'), { default: ['unable_to_complete'] })
    assert.equal(answer.header('location'), STEP)
    const error = texts['errors.unable_to_complete.default']
    assert.deepEqual(await endOf(visitor, answer), { ...AT_THE_BEGINNING, error })
    assert.isNull((await storedMember(email)).registered_at)
  })

  test('[A-52] finished on another device, the last step tells so and books nothing', async ({
    client,
    assert,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const elsewhere = new Visitor(client)
    elsewhere.take({ ...visitor.session })
    const done = await elsewhere.post(SUBMIT, await detailsBody())
    assert.equal(done.header('location'), '/profil/extra-pontok')
    const late = await visitor.post(SUBMIT, await detailsBody({ last_name: 'Más' }), FROM_STEP)
    assert.deepEqual(await endOf(visitor, late), AT_THE_BEGINNING)
    assert.equal((await storedMember(email)).last_name, 'Szűcs')
  })

  test('[A-52] of two last steps at once one is booked, the other cannot complete', async ({
    client,
    assert,
  }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const body = await detailsBody()
    const devices = Array.from({ length: 8 }, () => new Visitor(client))
    for (const device of devices) device.take({ ...visitor.session })
    const send = async (device: Visitor) => ({
      device,
      answer: await device.post(SUBMIT, body, FROM_STEP),
    })
    const sent = await Promise.all(devices.map(send))
    const done = sent.filter(({ answer }) => answer.flashMessage('success'))
    assert.lengthOf(done, 1)
    assert.equal(done[0].answer.header('location'), '/profil/extra-pontok')
    for (const { device, answer } of sent.filter((one) => one !== done[0])) {
      assert.equal(answer.flashMessage('error'), UNABLE)
      assert.deepEqual(await endOf(device, answer), AT_THE_BEGINNING)
    }
    const { id } = await storedMember(email)
    const sql = 'SELECT COUNT(*) AS count FROM ledger_entries WHERE member_id = ?'
    const [{ count }] = await shopReader().rows<{ count: number }>(sql, [id])
    assert.equal(count, 3)
  })

  test('[A-35] names that are known already stay as they are', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const name = `UPDATE members SET last_name = 'Kovács', first_name = 'Péter' WHERE email = ?`
    await transaction((trx) => rows(trx, name, [email]))
    const page = await visitor.get('/regisztracio/step/3')
    assert.deepInclude(page.inertiaProps, { lastName: 'Kovács', firstName: 'Péter' })
    await visitor.post(SUBMIT, await detailsBody())
    assert.deepInclude(await storedMember(email), { last_name: 'Kovács', first_name: 'Péter' })
  })

  test('[A-38] without the box there is no other profession', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    await visitor.post(SUBMIT, await detailsBody({ other_profession: null }))
    assert.isNull((await storedMember(email)).other_profession)
  }).tags(['@alike-everywhere'])

  test('more than the last step may say is not taken over', async ({ client, assert }) => {
    const { visitor, email } = await visitorAtDetails(client)
    const { id } = await storedMember(email)
    const body = await detailsBody({
      id: 1,
      email: 'mas@pelda.hu',
      phone: '+36301111111',
      points: 1_000_000,
      sf_id: 'x',
      referral_code: 'mine',
      two_factor_confirmed_at: 1,
      disabled_at: 1,
      registered_at: 1,
      created_at: 1,
    })
    const consent = { ...body.consent, marketing_email: true, tos: false, member_id: 1 }
    await visitor.post(SUBMIT, { ...body, consent })
    const member = await storedMember(email)
    assert.equal(member.id, id)
    assert.isNull(member.sf_id)
    assert.isNull(member.two_factor_confirmed_at)
    assert.isNull(member.disabled_at)
    assert.notEqual(member.referral_code, 'mine')
    assert.isAbove(member.registered_at, 1)
    assert.isAbove(member.created_at, 1)
    assert.equal((await rowOf('member_consents', id)).marketing_email, 0)
    const sql = 'SELECT points FROM balances WHERE member_id = ?'
    const [{ points }] = await shopReader().rows<{ points: number }>(sql, [id])
    assert.equal(points, 90)
  }).tags(['@alike-everywhere'])

  test('values of a wrong kind are field errors', async ({ client, assert }) => {
    const { visitor } = await visitorAtDetails(client)
    const odd = [['x'], { a: 1 }, 'a\u0007b', 'x'.repeat(251), true, 12.5]
    for (const value of odd) {
      for (const field of ['last_name', 'regional_representative_zip', 'other_profession']) {
        const errors = await errorsOf(visitor, { [field]: value })
        assert.isNotEmpty(errors, `${field} ${JSON.stringify(value)}`)
      }
      for (const field of ['name', 'city', 'tax_number', 'door_number']) {
        const errors = await companyErrorsOf(visitor, { [field]: value })
        assert.isNotEmpty(errors, `${field} ${JSON.stringify(value)}`)
      }
    }
    const cut = await visitor.post(SUBMIT, await detailsBody({ last_name: 'a\u0000b' }))
    assert.equal(cut.status(), 400)
    for (const value of [null, 'x', [], 12]) {
      assert.isNotEmpty(await errorsOf(visitor, { company: value }))
      assert.isNotEmpty(await errorsOf(visitor, { consent: value }))
    }
  }).tags(['@alike-everywhere'])
})

async function closes(email: string) {
  const close = 'UPDATE members SET disabled_at = 1 WHERE email = ?'
  await transaction((trx) => rows(trx, close, [email]))
}

async function tradeWithoutChannel(): Promise<number> {
  const sql = 'SELECT id FROM professions WHERE api_name IS NULL AND is_active = 1 LIMIT 1'
  const [{ id }] = await shopReader().rows<{ id: number }>(sql)
  return id
}

/** For the length of a test there is no default representative. */
async function withoutDefault(cleanup: (work: () => Promise<void>) => void) {
  const set = 'UPDATE regional_representatives SET is_default = 1 WHERE id = ?'
  const unset =
    'UPDATE regional_representatives SET is_default = 0 WHERE is_default = 1 RETURNING id'
  const [{ id }] = await transaction((trx) => rows<{ id: number }>(trx, unset))
  cleanup(async () => {
    await transaction((trx) => rows(trx, set, [id]))
  })
}
