import { randomBytes } from 'node:crypto'
import type { Transaction } from '#app/transaction'
import { chooseRepresentative } from '#app/rules/representative_rule'
import { shownTexts, storedText, type ShownTexts } from '#auth'
import { companies } from '../companies.js'
import { registeredAt } from '../members/happenings.js'
import type { MemberPlan } from '../members/member_plan.js'
import { providerRepresentativesOfZip } from '../provider_representatives.js'
import { representatives } from '../representatives.js'
import { insertKeyed, insertRow } from './insert.js'
import type { FilledProfessions } from './professions.js'

/** Characters of a member's referral code, before it is written in hexadecimal. */
const REFERRAL_BYTES = 6
const NEWSLETTER_SECRET_BYTES = 24
const CONSENT_PLACE = 'registration_details'

/** What members are filled with besides their plans. */
export type MemberSetting = {
  choices: FilledProfessions
  /** The present, in ms since 1970 UTC. */
  now: number
  /** Hash of the demo login's password; the others have none, so nobody can log in as them. */
  passwordHash: string
}

/** Writes the members with firm, shipping, professions and representative; answers their ids in order. */
export async function fillMembers(
  trx: Transaction,
  plans: MemberPlan[],
  setting: MemberSetting
): Promise<number[]> {
  const ids: number[] = []
  for (const [index, plan] of plans.entries()) {
    const invited_by_id = plan.invited_by === null ? null : ids[plan.invited_by]
    const password = index === 0 ? setting.passwordHash : null
    const row = { ...memberRow(plan, setting), invited_by_id, password }
    const id = await insertRow(trx, 'members', row)
    await fillDetails(trx, id, plan, setting)
    ids.push(id)
  }
  return ids
}

function memberRow(plan: MemberPlan, { choices, now }: MemberSetting) {
  const registered = registeredAt(plan, now)
  const { zip } = companies[plan.company]
  const profession = choices.professions[plan.profession]
  return {
    email: plan.email,
    phone: plan.phone,
    locale: plan.locale,
    last_name: plan.last_name,
    first_name: plan.first_name,
    birthday: plan.birthday,
    name_day: plan.name_day,
    main_profession_id: profession.id,
    regional_representative_zip: zip,
    regional_representative_id: representativeOf(profession.apiName, zip, choices),
    referral_code: randomBytes(REFERRAL_BYTES).toString('hex'),
    newsletter_secret: randomBytes(NEWSLETTER_SECRET_BYTES).toString('hex'),
    tos_accepted_at: registered,
    phone_verified_at: registered,
    registered_at: registered,
    created_at: registered,
    updated_at: registered,
  }
}

/** The contact the registration itself would have found. */
function representativeOf(
  apiName: string | null,
  zip: string,
  { representativeIds }: FilledProfessions
): number {
  const found = chooseRepresentative(apiName, zip, providerRepresentativesOfZip(zip))
  const contact = found ?? representatives.find(({ is_default }) => is_default)!
  return representativeIds.get(contact.email)!
}

async function fillDetails(
  trx: Transaction,
  member_id: number,
  plan: MemberPlan,
  { choices, now }: MemberSetting
): Promise<void> {
  const updated_at = registeredAt(plan, now)
  await insertKeyed(trx, 'member_companies', { member_id, ...companyColumns(plan), updated_at })
  if (plan.has_shipping) {
    await insertKeyed(trx, 'member_shippings', { member_id, ...shippingColumns(plan), updated_at })
  }
  for (const profession of plan.secondary_professions) {
    const profession_id = choices.professions[profession].id
    await insertKeyed(trx, 'member_secondary_professions', { member_id, profession_id })
  }
  await fillConsents(trx, member_id, plan, updated_at)
}

function companyColumns(plan: MemberPlan) {
  const { tax_number, short_name } = companies[plan.company]
  return { tax_number, name: short_name, ...addressColumns(plan) }
}

function shippingColumns(plan: MemberPlan) {
  const { last_name, first_name } = plan
  return { last_name, first_name, ...addressColumns(plan) }
}

/** Address of a member's firm in the columns that firms, shippings and orders share. */
export function addressColumns(plan: MemberPlan) {
  const { zip, city, place_name, place_category, number, floor, door } = companies[plan.company]
  return {
    zip,
    city,
    address: `${place_name} ${place_category}`,
    house_number: number,
    floor: floorNumber(floor),
    door_number: door,
  }
}

/** 'FS' is the register's way to say ground floor. */
function floorNumber(floor: string | null): number | null {
  if (floor === null) return null
  return floor === 'FS' ? 0 : Number(floor)
}

async function fillConsents(
  trx: Transaction,
  member_id: number,
  { consents, locale }: MemberPlan,
  changed_at: number
): Promise<void> {
  const flags = Object.entries({ tos: true, ...consents })
  const columns = flags.flatMap(([purpose, given]) => [
    [purpose, Number(given)],
    [`${purpose}_changed_at`, given ? changed_at : null],
  ])
  await insertKeyed(trx, 'member_consents', { member_id, ...Object.fromEntries(columns) })
  const shown = await shownTexts(locale)
  for (const [purpose, given] of flags as [keyof ShownTexts['texts'], boolean][]) {
    const wording = await storedText(trx, purpose, shown)
    const proof = { purpose, ...wording, given: Number(given), changed_at }
    await insertKeyed(trx, 'consent_changes', { member_id, ...proof, place: CONSENT_PLACE })
  }
}
