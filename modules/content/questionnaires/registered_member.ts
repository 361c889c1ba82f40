import type { HttpContext } from '@adonisjs/core/http'

/** The id of the member who asks; null for a guest and for whoever has not finished registering. */
export function registeredMember({ auth }: HttpContext): number | null {
  const member = auth.use('member').user
  return member && member.registeredAt !== null ? member.id : null
}
