import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'
import { givenMember, type GivenMember, type TestMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'

/** An account as somebody outside prepares it: no password, no step done, one consent given. */
export async function preparedAccount(given: GivenMember = {}): Promise<TestMember> {
  const member = await givenMember({ ...given, registered: false, phoneVerified: false })
  await transaction(async (trx) => {
    await rows(trx, 'UPDATE members SET password = NULL WHERE id = ?', [member.id])
    const consents = 'INSERT INTO member_consents (member_id, marketing_email) VALUES (?, 1)'
    await rows(trx, consents, [member.id])
  })
  return member
}

/** Sends the validation link and answers the path it leads to, as the message holds it. */
export async function validationPathOf(member: { id: number; email: string }): Promise<string> {
  await transaction((trx) => sendValidationLink(trx, member.id))
  const { text } = (await mailsTo(member.email)).at(-1)!
  const [link] = /http\S+\/regisztracio\/validacio\/\S+/.exec(text)!
  const { pathname, search } = new URL(link)
  return pathname + search
}
