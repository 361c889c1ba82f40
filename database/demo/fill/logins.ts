import { randomInt } from 'node:crypto'
import { createStaffMember, giveDemoSecondFactor } from '#auth'

/** A login of this installation's demo; the password exists nowhere else in clear text. */
export type DemoLogin = { role: 'member' | 'admin' | 'marketing'; email: string; password: string }

/** Letters and digits that nobody mistakes for another. */
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP_COUNT = 3
const GROUP_LENGTH = 4

const staff = [
  { role: 'admin', name: 'Minta Anna', email: 'admin@mesterpont.example' },
  { role: 'marketing', name: 'Minta Márton', email: 'marketing@mesterpont.example' },
] as const

/** A random password of three groups, easy to type from a screen. */
export function randomPassword(): string {
  const group = () =>
    Array.from(
      { length: GROUP_LENGTH },
      () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]
    )
  return Array.from({ length: GROUP_COUNT }, () => group().join('')).join('-')
}

/** Makes two staff members, one of each role a newcomer wants to see. */
export async function fillStaff(): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = []
  for (const { role, name, email } of staff) {
    const password = randomPassword()
    const { id } = await createStaffMember({ role, name, email, password })
    await giveDemoSecondFactor(id)
    logins.push({ role, email, password })
  }
  return logins
}
