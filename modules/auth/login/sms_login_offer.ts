import app from '@adonisjs/core/services/app'
import { NotFound } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import { DeliveryReadiness } from '../contracts/delivery_readiness.js'

/** Whether a code by SMS may stand in for the password: staff say so, and SMS must be set up. */
export async function offersSmsLogin(): Promise<boolean> {
  const delivery = await app.container.make(DeliveryReadiness)
  return delivery.canSendSms() && (await settings()).sms_login
}

/** @throws not_found where it is not offered */
export async function mustOfferSmsLogin(): Promise<void> {
  if (!(await offersSmsLogin())) throw new NotFound()
}
