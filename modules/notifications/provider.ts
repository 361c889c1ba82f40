import type { ApplicationService } from '@adonisjs/core/types'
import { OutwardAgent } from '#app/http/outward_agent'
import env from '#start/env'
import { MailGateway } from './contracts/mail_gateway.js'
import { SmsGateway } from './contracts/sms_gateway.js'
import { mailGatewayOf } from './gateways/mail_driver.js'
import { smsGatewayOf } from './gateways/sms_driver.js'
import { accountOfEnvironment } from './push/environment_account.js'
import { PushAccount } from './push/push_account.js'

/** Binds the gateways to the drivers the environment names; where messages are sent it sends campaigns and watches the mailbox of reports. */
export default class NotificationsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(SmsGateway, () => smsGatewayOf(env.get('SMS_DRIVER')))
    this.app.container.singleton(PushAccount, accountOfEnvironment)
    this.app.container.singleton(OutwardAgent, () => new OutwardAgent())
    this.app.container.singleton(MailGateway, () => mailGatewayOf(env.get('MAIL_DRIVER')))
  }

  async boot() {
    const { DeliveryReadiness, SmsBudget } = await import('#auth')
    const { GatewayReadiness } = await import('./gateways/gateway_readiness.js')
    const { DailySmsBudget } = await import('./sms/sms_budget.js')
    const { NotificationTexts } = await import('./contracts/notification_texts.js')
    const { TextsOfList } = await import('./push/texts_of_list.js')
    const { onReport } = await import('./bounces/main.js')
    const { countReport } = await import('./campaigns/actions/count_report.js')
    onReport(countReport)
    const { CostlySendings } = await import('#points')
    const { AgreedCampaigns } = await import('./campaigns/actions/schedule_or_ask.js')
    this.app.container.singleton(CostlySendings, () => new AgreedCampaigns())
    this.app.container.singleton(NotificationTexts, () => new TextsOfList())
    this.app.container.bind(DeliveryReadiness, async (resolver) => {
      return new GatewayReadiness(await resolver.make(SmsGateway), await resolver.make(MailGateway))
    })
    this.app.container.bind(SmsBudget, async (resolver) => {
      return new DailySmsBudget((await resolver.make(SmsGateway)).isPaid)
    })
  }

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { campaignWatch } = await import('./campaigns/campaign_watch.js')
    const { mailboxWatch } = await import('./bounces/mailbox_watch.js')
    const watches = [campaignWatch, ...(env.get('BOUNCE_IMAP_URL') ? [mailboxWatch] : [])]
    for (const watch of watches) {
      this.app.terminating(watch.stop)
      watch.start()
    }
  }
}
