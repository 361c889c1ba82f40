import { randomBytes } from 'node:crypto'
import { CookieClient } from '@adonisjs/core/http'
import type { SessionData } from '@adonisjs/session/types'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { ShopSessionStore } from '#app/sessions/session_store'
import type { Member } from '#auth'
import { hashOfToken } from '#auth/login/secrets'
import type { StaffMember } from '#auth/members/member'
import { sessionCookieName } from '#config/session'

type Cookie = { name: string; value: string }

/** A new session of the member in the shop's own store, and the cookie that names it. */
export async function sessionCookie(member: Member): Promise<Cookie> {
  const guard = (await authenticator()).use('member')
  const { session } = await guard.authenticateAsClient(member)
  return cookieOf(session!)
}

/** The same for the back-office. */
export async function staffSessionCookie(staff: StaffMember): Promise<Cookie> {
  const guard = (await authenticator()).use('staff')
  const { session } = await guard.authenticateAsClient(staff)
  return cookieOf(session!)
}

/** The same for a staff member whose password was right and who has not shown the code yet. */
export async function arrivingStaffCookie(staff: StaffMember): Promise<Cookie> {
  const sql = 'SELECT password FROM staff_members WHERE id = ?'
  const [{ password }] = await shopReader().rows<{ password: string }>(sql, [staff.id])
  const passwordMark = hashOfToken(password)
  return cookieOf({ staff_sign_in: { staffId: staff.id, at: clock.now(), passwordMark } })
}

/** The same for somebody in the middle of the registration. */
export function registrationCookie(memberId: number): Promise<Cookie> {
  return cookieOf({ registration_member_id: memberId })
}

async function authenticator() {
  return (await app.container.make('auth.manager')).createAuthenticatorClient()
}

async function cookieOf(session: SessionData): Promise<Cookie> {
  const id = randomBytes(16).toString('hex')
  await new ShopSessionStore().write(id, session)
  const cookies = new CookieClient((await app.container.make('encryption')) as never)
  return {
    name: sessionCookieName,
    value: encodeURIComponent(cookies.sign(sessionCookieName, id)!),
  }
}
