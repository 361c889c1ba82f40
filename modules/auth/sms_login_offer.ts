import { inject } from '@adonisjs/core'
import { NotFound } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import { DeliveryReadiness } from './contracts/delivery_readiness.js'

/** Whether a code by SMS may stand in for the password: staff say so, and SMS must be set up. */
@inject()
export class SmsLoginOffer {
  constructor(private delivery: DeliveryReadiness) {}

  async isMade(): Promise<boolean> {
    return this.delivery.canSendSms() && (await settings()).sms_login
  }

  /** @throws not_found where it is not offered */
  async mustBeMade(): Promise<void> {
    if (!(await this.isMade())) throw new NotFound()
  }
}
