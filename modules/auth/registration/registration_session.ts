import type { HttpContext } from '@adonisjs/core/http'
import { tellLater } from '#app/http/tell_later'
import Member from '#auth/members/models/member'

/** Session key of the registration under way; the session lives on the server. */
const KEY = 'registration_member_id'
/** Session key of the referral code a visitor came with; it stays until the last step is done. */
export const REFERRAL_KEY = 'referral_code'

/** The steps after the first one, with their paths. */
const STEP_PATHS = { phone: '/regisztracio/step/2', details: '/regisztracio/step/3' } as const
export type RegistrationStep = keyof typeof STEP_PATHS

/** Lets this session, and a new id of it, go on with the registration. */
export function openRegistration({ session }: HttpContext, memberId: number): void {
  session.put(KEY, memberId)
  session.regenerate()
}

/** The registration is finished or given up. */
export function closeRegistration({ session }: HttpContext): void {
  session.forget(KEY)
  session.forget(REFERRAL_KEY)
}

/** The member whose registration this session may go on with. */
export async function registeringMember({ session }: HttpContext): Promise<Member | null> {
  const id = session.get(KEY)
  if (typeof id !== 'number') return null
  return Member.active().where('id', id).whereNull('registeredAt').first()
}

/** Where an unfinished registration goes on. */
export function pathOfOpenStep({ phoneVerifiedAt }: { phoneVerifiedAt: number | null }): string {
  return phoneVerifiedAt === null ? STEP_PATHS.phone : STEP_PATHS.details
}

/** The member at this step; else null, and the visitor is sent to the step that is open. */
export async function memberAtStep(
  ctx: HttpContext,
  step: RegistrationStep
): Promise<Member | null> {
  const member = await registeringMember(ctx)
  const open = member ? pathOfOpenStep(member) : '/regisztracio'
  if (open === STEP_PATHS[step]) return member
  tellLater(ctx)
  ctx.response.redirect().toPath(open)
  return null
}
