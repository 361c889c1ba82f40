import env from '#start/env'
import Member from '../members/models/member.js'

/** Where an invitation leads, without the code of its inviter. */
const REFERRAL = new URL('/regisztracio?ref=', env.get('APP_URL')).href

/** The address that names a member to whoever registers by it. */
export const referralLink = (code: string) => `${REFERRAL}${code}`

/** The link of a member to pass on. */
export async function referralLinkOf(memberId: number): Promise<string> {
  return referralLink((await Member.findOrFail(memberId)).referralCode)
}
