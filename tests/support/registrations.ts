import type { ApiClient } from '@japa/api-client'
import { randomBytes } from 'node:crypto'
import { shopReader } from '#app/database/engine'
import { lastCodeTo } from '#tests/support/outbox'
import { freshPhone } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** A right first step; what a test gives takes the place of what is made up. */
export function accountBody(given: Record<string, unknown> = {}) {
  return {
    email: `uj-${randomBytes(6).toString('hex')}@pelda.hu`,
    phone: freshPhone(),
    password: 'vakolat-es-csempe',
    password_confirmation: 'vakolat-es-csempe',
    tos: true,
    major: true,
    ...given,
  }
}

/** A right last step. */
export async function detailsBody(given: Record<string, unknown> = {}) {
  return {
    last_name: 'Szűcs',
    first_name: 'Gábor',
    company: {
      tax_number: '10537914-4-44',
      name: 'Szűcs és Társa Festő Kft.',
      zip: '1119',
      city: 'Budapest',
      address: 'Fehérvári út',
      house_number: '84/A',
      floor: 2,
      door_number: '5',
    },
    regional_representative_zip: '9023',
    regional_representative_id: null,
    main_profession_id: await professionId('Festék'),
    other_profession: null,
    secondary_profession_list: [await professionId('Kőműves')],
    tos: true,
    consent: { marketing_phone: true, research_email: true, research_phone: false },
    ...given,
  }
}

/** The id of the trade with this channel. */
export async function professionId(apiName: string): Promise<number> {
  const sql = 'SELECT id FROM professions WHERE api_name = ? ORDER BY id LIMIT 1'
  const [{ id }] = await shopReader().rows<{ id: number }>(sql, [apiName])
  return id
}

/** A visitor who has done the first step, by an invitation where there is one. */
export async function visitorAtPhone(
  client: ApiClient,
  given: Record<string, unknown> = {},
  referralCode?: string
) {
  const visitor = new Visitor(client)
  if (referralCode) await visitor.get(`/regisztracio?ref=${referralCode}`)
  const account = accountBody(given)
  const response = await visitor.post('/regisztracio', account)
  response.assertStatus(302)
  response.assertHeader('location', '/regisztracio/step/2')
  return { visitor, account, phone: String(account.phone), email: String(account.email) }
}

/** A visitor who has proved the phone. */
export async function visitorAtDetails(...given: Parameters<typeof visitorAtPhone>) {
  const arrived = await visitorAtPhone(...given)
  const code = await lastCodeTo(arrived.phone)
  const response = await arrived.visitor.post('/regisztracio/step/2', { code })
  response.assertHeader('location', '/regisztracio/step/3')
  return arrived
}

/** A column of the members table, as it is stored. */
export async function storedMember(email: string) {
  const sql = 'SELECT * FROM members WHERE email = ?'
  const [member] = await shopReader().rows<Record<string, any>>(sql, [email])
  return member
}
