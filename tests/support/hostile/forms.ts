import { randomUUID } from 'node:crypto'
import { TEST_PASSWORD } from '#tests/support/members'
import { accountBody, detailsBody } from '#tests/support/registrations'
import type { Sender, SenderKind } from './visitors.js'

/** A form as it is filled in right, and who sends it. */
type HostileForm = [from: SenderKind, fill?: (sender: Sender) => object | Promise<object>]

const NEW_PASSWORD = 'vakolat-es-csempe'
const repeated = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
const company = {
  tax_number: '10537914-4-44',
  name: 'Szűcs és Társa Kft.',
  zip: '1119',
  city: 'Budapest',
  address: 'Fehérvári út',
  house_number: '84/A',
  floor: 2,
  door_number: '5',
}
const shipping = {
  last_name: 'Szűcs',
  first_name: 'Gábor',
  zip: '1119',
  city: 'Budapest',
  address: 'Fehérvári út',
  house_number: '84/A',
  door_number: '5',
  doorbell: 'Szűcs',
  floor: 2,
  note: 'Kapucsengő',
}
const representative = {
  last_name: 'Kovács',
  first_name: 'Péter',
  phone: '+36301234567',
  email: 'kovacs@pelda.hu',
  distribution_channel: ['Festék'],
  distribution_channel_task_fields: ['Burkolás'],
  is_default: false,
}
const profession = {
  name_hu: 'Próba',
  name_en: 'Trial',
  api_name: 'Festék',
  position: 1,
  is_active: true,
}

const communityWord = { word: 'vakolat', starts_on: '2026-01-01', ends_on: '2026-12-31' }

/** Every form of the module, by the name of the route it goes to. A new form is one line here. */
export const HOSTILE_FORMS: Record<string, HostileForm> = {
  'login.store': ['visitor', ({ email }) => ({ email, password: TEST_PASSWORD, remember: 'on' })],
  'login.sms.store': ['visitor', () => ({ phone: '+36301234567' })],
  'login.sms.code.store': ['at_sms_code', () => ({ code: '123456' })],
  'logout': ['member'],
  'password.email': ['visitor', ({ email }) => ({ email })],
  'password.update': ['visitor', ({ email }) => ({ token: 'x'.repeat(43), email, ...repeated })],
  'register.store': ['visitor', () => accountBody()],
  'register.phone.store': ['at_phone', () => ({ code: '123456' })],
  'register.profile.lookup': [
    'at_details',
    () => ({ tax_number: company.tax_number, company_name: 'Szűcs' }),
  ],
  'register.profile.submit': ['at_details', () => detailsBody()],
  'register.validation.store': ['visitor'],
  'email.confirmation.store': ['visitor'],
  'newsletter.end.store': ['visitor'],
  'newsletter.webhook': ['visitor'],
  'email.proof': ['member'],
  'two-factor.login.store': ['at_challenge', () => ({ code: '123456', recovery_code: null })],
  'two-factor.enable': ['member', () => ({ password: TEST_PASSWORD })],
  'two-factor.disable': ['member', () => ({ password: TEST_PASSWORD })],
  'two-factor.confirm': ['with_new_secret', () => ({ code: '123456' })],
  'two-factor.recovery-codes.store': ['member', () => ({ password: TEST_PASSWORD })],
  'password.confirm.store': ['member', () => ({ password: TEST_PASSWORD })],
  'logins.destroy_others': ['member'],
  'logins.destroy': ['member'],
  'profile.delete': ['member', () => ({ password: TEST_PASSWORD })],
  'user.delete': ['member', () => ({ password: TEST_PASSWORD })],
  'profile.store': [
    'member',
    ({ email }) => ({
      email,
      last_name: 'Szűcs',
      first_name: 'Gábor',
      phone: '+36301234567',
      birthday: '1980-02-29',
      name_day: '03-24',
      password: TEST_PASSWORD,
      new_password: NEW_PASSWORD,
      new_password_confirmation: NEW_PASSWORD,
    }),
  ],
  'profile.company': ['member', () => company],
  'profile.shipping': ['member', () => shipping],
  'profile.consent': [
    'member',
    () => ({
      marketing_phone: true,
      marketing_email: true,
      research_phone: false,
      research_email: true,
    }),
  ],
  'user-profile-information.update': [
    'member',
    ({ email }) => ({
      email,
      last_name: 'Szűcs',
      first_name: 'Gábor',
      current_password: TEST_PASSWORD,
    }),
  ],
  'user-password.update': ['member', () => ({ current_password: TEST_PASSWORD, ...repeated })],
  // The same by a POST that names its verb (G-11).
  'profile.delete.store': ['member', () => ({ _method: 'DELETE', password: TEST_PASSWORD })],
  'user.delete.store': ['member', () => ({ _method: 'DELETE', password: TEST_PASSWORD })],
  'logins.destroy_others.store': ['member', () => ({ _method: 'DELETE' })],
  'logins.destroy.store': ['member', () => ({ _method: 'DELETE' })],
  'user-profile-information.update.store': [
    'member',
    ({ email }) => ({
      _method: 'PUT',
      email,
      last_name: 'Szűcs',
      first_name: 'Gábor',
      current_password: TEST_PASSWORD,
    }),
  ],
  'user-password.update.store': [
    'member',
    () => ({ _method: 'PUT', current_password: TEST_PASSWORD, ...repeated }),
  ],
  'extra-points.birthday.store': ['member', () => ({ birthday: '1980-02-29' })],
  'extra-points.nameday.store': ['member', () => ({ name_day: '03-24' })],
  'extra-points.survey.store': ['member'],
  'extra-points.postpone': ['member'],
  'extra-points.community.store': ['member', () => ({ word: 'vakolat' })],
  'admin.community_words.store': ['admin', () => communityWord],
  'admin.community_words.update': ['admin_over_word', () => communityWord],
  'admin.community_words.destroy': ['admin_over_word'],
  'admin.session.store': ['visitor', ({ email }) => ({ email, password: TEST_PASSWORD })],
  'admin.session.destroy': ['admin'],
  'admin.second_factor.store': ['arriving_staff', () => ({ code: '123456' })],
  'admin.invitations.store': ['invited_staff', () => repeated],
  'admin.password.confirm': ['admin', () => ({ password: TEST_PASSWORD })],
  'admin.staff.store': [
    'admin',
    () => ({ email: 'uj@pelda.hu', name: 'Kiss Andrea', role: 'marketing', locale: 'hu' }),
  ],
  'admin.staff.update': ['admin_over_staff', () => ({ name: 'Kiss Andrea', role: 'marketing' })],
  'admin.staff.invite': ['admin_over_staff'],
  'admin.staff.disable': ['admin_over_staff'],
  'admin.staff.enable': ['admin_over_staff'],
  'admin.staff.second_factor_reset': ['admin_over_staff'],
  'admin.members.adjustments': [
    'admin_over_member',
    () => ({
      source: 'adjustment_manual',
      points: 5,
      reason: 'Telefonon egyeztetve',
      idempotency_key: randomUUID(),
    }),
  ],
  'admin.members.notes.store': [
    'admin_over_member',
    () => ({ text: 'Visszahívást kér', idempotency_key: randomUUID() }),
  ],
  'admin.members.notes.destroy': ['admin_over_note'],
  'admin.members.deletion': ['admin_over_member', () => ({ asked: 'phone' })],
  'admin.members.account': [
    'admin_over_member',
    ({ email }) => ({ email, last_name: 'Szűcs', first_name: 'Gábor', asked: 'phone' }),
  ],
  'admin.members.company': ['admin_over_member', () => ({ ...company, asked: 'phone' })],
  'admin.members.shipping': ['admin_over_member', () => ({ ...shipping, asked: 'letter' })],
  'admin.professions.store': ['admin', () => profession],
  'admin.professions.update': ['admin_over_profession', () => profession],
  'admin.professions.destroy': ['admin_over_profession'],
  'admin.representatives.store': ['admin', () => representative],
  'admin.representatives.update': ['admin_over_contact', () => representative],
  'admin.representatives.destroy': ['admin_over_contact'],
  'admin.postcodes.store': ['admin', () => ({ zip: '9999', city: 'Szentpéterfa' })],
  'admin.postcodes.update': ['admin_over_postcode', () => ({ zip: '1011', city: 'Budapest' })],
  'admin.postcodes.destroy': ['admin_over_postcode'],
}
