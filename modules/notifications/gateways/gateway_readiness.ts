import { DeliveryReadiness } from '#auth'
import type { MailGateway } from '#notifications/contracts/mail_gateway'
import type { SmsGateway } from '#notifications/contracts/sms_gateway'

/** Tells registration and reset whether providers of messages are set up. */
export class GatewayReadiness extends DeliveryReadiness {
  constructor(
    private sms: SmsGateway,
    private mail: MailGateway
  ) {
    super()
  }

  canSendSms(): boolean {
    return this.sms.isReady
  }

  canSendMail(): boolean {
    return this.mail.isReady
  }
}
