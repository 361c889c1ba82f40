import app from '@adonisjs/core/services/app'
import { MailGateway } from '../contracts/mail_gateway.js'

/**
 * Asks the mail server whether it knows us; sends nothing.
 *
 * @returns what it said; undefined where there is nobody to ask
 * @throws whatever the server answers instead
 */
export async function checkMailServer(): Promise<string | undefined> {
  const gateway = await app.container.make(MailGateway)
  return gateway.check()
}
