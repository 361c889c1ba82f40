import app from '@adonisjs/core/services/app'
import type { DueMessage } from '#app/outbox/handlers'
import { returnPathOf, takeRefusal } from '#notifications/bounces/main'
import { MailGateway, MailRefused, type Mail } from '../contracts/mail_gateway.js'

/** The message that a mail is sent for. */
type Cause = Pick<DueMessage, 'id' | 'dedupeKey' | 'memberId' | 'createdAt'>

/**
 * Hands a mail to the mail server under the name of its message; what it says of the address at once is taken note of.
 *
 * @throws MailRefused where it refuses the receiver or the mail for good
 */
export async function deliverMail(
  message: Cause,
  mail: Omit<Mail, 'reference' | 'memberId' | 'returnPath'>
): Promise<void> {
  const { id, dedupeKey: reference, memberId } = message
  const gateway = await app.container.make(MailGateway)
  const returnPath = memberId === null ? undefined : returnPathOf({ id }, mail.to)
  try {
    await gateway.send({ ...mail, reference, memberId, ...(returnPath && { returnPath }) })
  } catch (error) {
    if (error instanceof MailRefused) {
      await takeRefusal({ message, to: mail.to, status: error.status })
    }
    throw error
  }
}
