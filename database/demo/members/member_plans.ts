import { companyCount } from '../companies.js'
import { familyNames } from '../company_names.js'
import { chanceOf, type Chance } from './chance.js'
import { givenNames } from './given_names.js'
import type { Diligence, MemberPlan, PlannedConsents } from './member_plan.js'

/** How many members the demo has, the one to log in with among them. */
export const memberCount = 200

/** E-mail address of the member a newcomer logs in with. */
export const demoMemberEmail = 'demo@mesterpont.example'

const memberSeed = 20_250_519
const oldestRegistrationDays = 350
const youngestAgeYears = 20
const oldestAgeYears = 64
const youngestBirthYear = 2006
const firstPhone = 36_300_001_000
const invitedShare = 0.22
const diligences: Diligence[] = ['curious', 'regular', 'regular', 'regular', 'diligent']

/**
 * The members of the demo, oldest registration first; the first one is the demo login. The same
 * on every run.
 *
 * @param professionCount how many trades there are to choose from
 */
export function memberPlans(professionCount: number): MemberPlan[] {
  const chance = chanceOf(memberSeed)
  const plans = [demoMemberPlan()]
  while (plans.length < memberCount) plans.push(memberPlanAt(plans.length, chance, professionCount))
  return plans
}

function demoMemberPlan(): MemberPlan {
  return {
    email: demoMemberEmail,
    phone: `+${firstPhone}`,
    last_name: 'Mester',
    first_name: 'Gábor',
    birthday: '1984-03-12',
    name_day: '03-24',
    locale: 'hu',
    diligence: 'diligent',
    orders: 2,
    registered_days_ago: oldestRegistrationDays,
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
    phone: `+${firstPhone + index}`,
    last_name,
    first_name,
    birthday: chance.happens(0.7) ? birthdayBy(chance) : null,
    name_day: chance.happens(0.6) ? nameDay : null,
    locale: chance.happens(0.94) ? 'hu' : 'en',
    diligence: chance.oneOf(diligences),
    registered_days_ago: registrationAge(index),
    company: index % companyCount,
    has_shipping: chance.happens(0.75),
    profession,
    secondary_professions: second !== profession && chance.happens(0.5) ? [second] : [],
    consents: consentsBy(chance),
    invited_by: chance.happens(invitedShare) ? chance.between(0, index - 1) : null,
  }
}

/** The programme grows: later members registered ever closer together. */
function registrationAge(index: number): number {
  const share = 1 - index / memberCount
  return Math.max(1, Math.round(oldestRegistrationDays * share ** 1.3))
}

function birthdayBy(chance: Chance): string {
  const age = chance.between(0, oldestAgeYears - youngestAgeYears)
  const month = chance.between(1, 12)
  const day = chance.between(1, 28)
  return `${youngestBirthYear - age}-${twoDigits(month)}-${twoDigits(day)}`
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
