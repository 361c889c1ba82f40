import { randomInt } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/clock'
import { insertRow } from './insert.js'

/** A login of this installation's demo; the password exists nowhere else in clear text. */
export type DemoLogin = { role: 'member' | 'admin' | 'marketing'; email: string; password: string }

/** Letters and digits that nobody mistakes for another. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupCount = 3
const groupLength = 4

const staff = [
  { role: 'admin', name: 'Minta Anna', email: 'admin@mesterpont.example' },
  { role: 'marketing', name: 'Minta Márton', email: 'marketing@mesterpont.example' },
] as const

/** A random password of three groups, easy to type from a screen. */
export function randomPassword(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => passwordAlphabet[randomInt(passwordAlphabet.length)])
  return Array.from({ length: groupCount }, () => group().join('')).join('-')
}

/** Two staff members, one of each role a newcomer wants to see. */
export async function fillStaff(trx: TransactionClientContract): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = []
  for (const { role, name, email } of staff) {
    const password = randomPassword()
    const now = clock.now()
    const row = { email, name, password: await hash.make(password), role, locale: 'hu' }
    await insertRow(trx, 'staff_members', { ...row, created_at: now, updated_at: now })
    logins.push({ role, email, password })
  }
  return logins
}
