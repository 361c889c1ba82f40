import { COMPANY_COUNT } from '../companies.js'
import { familyNames } from '../company_names.js'
import { chanceOf, type Chance } from './chance.js'
import { givenNames } from './given_names.js'
import type { Diligence, MemberPlan, PlannedConsents } from './member_plan.js'

/** How many members the demo has, the one to log in with among them. */
export const MEMBER_COUNT = 200

/** E-mail address of the member a newcomer logs in with. */
export const DEMO_MEMBER_EMAIL = 'demo@mesterpont.example'

const MEMBER_SEED = 20_250_519
const OLDEST_REGISTRATION_DAYS = 350
const YOUNGEST_AGE_YEARS = 20
const OLDEST_AGE_YEARS = 64
const YOUNGEST_BIRTH_YEAR = 2006
const FIRST_PHONE = 36_300_001_000
const INVITED_SHARE = 0.22
const diligences: Diligence[] = ['curious', 'regular', 'regular', 'regular', 'diligent']

/**
 * The members of the demo, oldest registration first; the first one is the demo login. The same
 * on every run.
 *
 * @param professionCount how many professions there are to choose from
 */
export function memberPlans(professionCount: number): MemberPlan[] {
  const chance = chanceOf(MEMBER_SEED)
  const plans = [demoMemberPlan()]
  while (plans.length < MEMBER_COUNT)
    plans.push(memberPlanAt(plans.length, chance, professionCount))
  return plans
}

function demoMemberPlan(): MemberPlan {
  return {
    email: DEMO_MEMBER_EMAIL,
    phone: `+${FIRST_PHONE}`,
    last_name: 'Mester',
    first_name: 'Gábor',
    birthday: '1984-03-12',
    name_day: '03-24',
    locale: 'hu',
    diligence: 'diligent',
    orders: 2,
    registered_days_ago: OLDEST_REGISTRATION_DAYS,
    company: 0,
    has_shipping: true,
    profession: 0,
    secondary_professions: [1, 4],
    consents: {
      marketing_phone: true,
      marketing_email: true,
      research_phone: false,
      research_email: false,
    },
    invited_by: null,
  }
}

function memberPlanAt(index: number, chance: Chance, professionCount: number): MemberPlan {
  const last_name = chance.oneOf(familyNames)
  const [first_name, nameDay] = chance.oneOf(givenNames)
  const profession = chance.between(0, professionCount - 1)
  const second = chance.between(0, professionCount - 1)
  return {
    email: `${ascii(last_name)}.${ascii(first_name)}.${index}@pelda.example`,
    phone: `+${FIRST_PHONE + index}`,
    last_name,
    first_name,
    birthday: chance.happens(0.7) ? birthdayBy(chance) : null,
    name_day: chance.happens(0.6) ? nameDay : null,
    locale: chance.happens(0.94) ? 'hu' : 'en',
    diligence: chance.oneOf(diligences),
    registered_days_ago: registrationAge(index),
    company: index % COMPANY_COUNT,
    has_shipping: chance.happens(0.75),
    profession,
    secondary_professions: second !== profession && chance.happens(0.5) ? [second] : [],
    consents: consentsBy(chance),
    invited_by: chance.happens(INVITED_SHARE) ? chance.between(0, index - 1) : null,
  }
}

/** The programme grows: later members registered ever closer together. */
function registrationAge(index: number): number {
  const share = 1 - index / MEMBER_COUNT
  return Math.max(1, Math.round(OLDEST_REGISTRATION_DAYS * share ** 1.3))
}

function birthdayBy(chance: Chance): string {
  const age = chance.between(0, OLDEST_AGE_YEARS - YOUNGEST_AGE_YEARS)
  const month = chance.between(1, 12)
  const day = chance.between(1, 28)
  return `${YOUNGEST_BIRTH_YEAR - age}-${twoDigits(month)}-${twoDigits(day)}`
}

function consentsBy(chance: Chance): PlannedConsents {
  return {
    marketing_phone: chance.happens(0.45),
    marketing_email: chance.happens(0.6),
    research_phone: chance.happens(0.25),
    research_email: chance.happens(0.3),
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function ascii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
