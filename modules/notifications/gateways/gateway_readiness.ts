import { SmsReadiness } from '#auth'
import type { SmsGateway } from '#notifications/contracts/sms_gateway'

/** Tells the registration whether an SMS provider is set up. */
export class GatewayReadiness extends SmsReadiness {
  constructor(private gateway: SmsGateway) {
    super()
  }

  isReady(): boolean {
    return this.gateway.isReady
  }
}
