import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import type RememberToken from './models/remember_token.js'

/** Where a member is remembered and since when, as its profile shows it. */
export type RememberedPlace = Pick<
  RememberToken,
  'loginId' | 'browser' | 'system' | 'network' | 'createdAt' | 'updatedAt'
>

const FIND = `SELECT login_id AS "loginId", browser, system, network, created_at AS "createdAt",
  updated_at AS "updatedAt" FROM remember_tokens WHERE member_id = ? AND expires_at > ?`

/** The tokens of a member that have not ended. */
export function rememberTokensOf(memberId: number): Promise<RememberedPlace[]> {
  return shopReader().rows<RememberedPlace>(FIND, [memberId, clock.now()])
}
