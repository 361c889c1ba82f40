import app from '@adonisjs/core/services/app'
import { SmsGateway } from '../contracts/sms_gateway.js'

/**
 * Asks the SMS provider whether it knows us; sends nothing.
 *
 * @returns what it said of the account; undefined where there is nobody to ask
 * @throws whatever the provider answers instead
 */
export async function checkSmsProvider(): Promise<string | undefined> {
  const gateway = await app.container.make(SmsGateway)
  return gateway.check()
}
