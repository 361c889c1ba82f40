import { PASSWORD_MIN } from '@rules/password'
import { dayErrors, dayOf, partsOf, type DayParts } from './days'
import type { FieldCodes } from './form_errors'
import { check, email, min, required, sameAs, type Rules } from './rules'

/** What the form begins with. */
export interface KnownProfile {
  email: string
  phone: string
  last_name: string | null
  first_name: string | null
  birthday: string | null
  name_day: string | null
}

/** What the form holds. */
export type ProfileData = {
  'last_name': string
  'first_name': string
  'email': string
  'birthday.year': string
  'birthday.month': string
  'birthday.day': string
  'name_day.month': string
  'name_day.day': string
  'new_password': string
  'new_password_confirmation': string
  'password': string
}

/** The fields with what is known; passwords are always empty. */
export function profileData(known: KnownProfile): ProfileData {
  const birthday = partsOf(known.birthday)
  const nameDay = partsOf(known.name_day)
  return {
    'last_name': known.last_name ?? '',
    'first_name': known.first_name ?? '',
    'email': known.email,
    'birthday.year': birthday.year,
    'birthday.month': birthday.month,
    'birthday.day': birthday.day,
    'name_day.month': nameDay.month,
    'name_day.day': nameDay.day,
    'new_password': '',
    'new_password_confirmation': '',
    'password': '',
  }
}

/** What decides about a form besides what is typed. */
export interface ProfileFacts {
  known: KnownProfile
  /** The password was entered a moment ago: another e-mail address needs it no more. */
  isConfirmed: boolean
  /** The day in Budapest, YYYY-MM-DD. */
  today: string
}

/** Whether the old password goes along: with a new one, and with another e-mail address. */
export function needsPassword(
  data: ProfileData,
  { known, isConfirmed }: Pick<ProfileFacts, 'known' | 'isConfirmed'>
): boolean {
  const isMoving = data.email.trim().toLowerCase() !== known.email
  return data.new_password !== '' || (isMoving && !isConfirmed)
}

/** What is wrong, by field. */
export function profileErrors(data: ProfileData, facts: ProfileFacts): FieldCodes {
  const { today } = facts
  const rules: Rules = { last_name: [required], first_name: [required], email: [required, email] }
  if (data.new_password !== '') {
    rules.new_password = [min(PASSWORD_MIN)]
    rules.new_password_confirmation = [required, sameAs('new_password')]
  }
  if (needsPassword(data, facts)) rules.password = [required]
  return {
    ...check(rules, data),
    ...named('birthday', dayErrors(birthdayParts(data), today)),
    ...named('name_day', dayErrors(nameDayParts(data), today)),
  }
}

/** The parts of the birthday as they are typed. */
export function birthdayParts(data: ProfileData): DayParts {
  return {
    year: data['birthday.year'],
    month: data['birthday.month'],
    day: data['birthday.day'],
  }
}

/** The parts of the name day as they are typed. */
export function nameDayParts(data: ProfileData): DayParts {
  return { month: data['name_day.month'], day: data['name_day.day'] }
}

/** What is sent. @source requirements P-03 */
export function profileBody(data: ProfileData, { phone }: KnownProfile) {
  return {
    email: data.email,
    phone,
    last_name: data.last_name,
    first_name: data.first_name,
    birthday: dayOf(birthdayParts(data)),
    name_day: dayOf(nameDayParts(data)),
    password: data.password,
    new_password: data.new_password,
    new_password_confirmation: data.new_password_confirmation,
  }
}

function named(field: string, errors: FieldCodes): FieldCodes {
  const entries = Object.entries(errors).map(([part, code]) => {
    return [part ? `${field}.${part}` : field, code]
  })
  return Object.fromEntries(entries)
}
