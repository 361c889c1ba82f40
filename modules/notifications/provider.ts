import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { MailGateway } from './contracts/mail_gateway.js'
import { SmsGateway } from './contracts/sms_gateway.js'
import { mailGatewayOf } from './gateways/mail_driver.js'
import { smsGatewayOf } from './gateways/sms_driver.js'

/** Binds the gateways to the drivers the environment names. */
export default class NotificationsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(SmsGateway, () => smsGatewayOf(env.get('SMS_DRIVER')))
    this.app.container.singleton(MailGateway, () => mailGatewayOf(env.get('MAIL_DRIVER')))
  }

  async boot() {
    const { DeliveryReadiness, SmsBudget } = await import('#auth')
    const { GatewayReadiness } = await import('./gateways/gateway_readiness.js')
    const { DailySmsBudget } = await import('./sms/sms_budget.js')
    this.app.container.bind(DeliveryReadiness, async (resolver) => {
      return new GatewayReadiness(await resolver.make(SmsGateway), await resolver.make(MailGateway))
    })
    this.app.container.bind(SmsBudget, async (resolver) => {
      return new DailySmsBudget((await resolver.make(SmsGateway)).isPaid)
    })
  }
}
