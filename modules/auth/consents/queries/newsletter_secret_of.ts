import Member from '#auth/members/models/member'

/** The secret by which the reader of a member's mails ends them; null where the member is deleted or disabled. */
export async function newsletterSecretOf(memberId: number): Promise<string | null> {
  const member = await Member.active().select('newsletterSecret').where({ id: memberId }).first()
  return member?.newsletterSecret ?? null
}
