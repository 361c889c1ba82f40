import env from '#start/env'
import type { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SeemeGateway } from './seeme_gateway.js'
import { FakeSmsGateway, FileSmsGateway, NoSmsGateway } from './sms_gateways.js'
import { TwilioGateway } from './twilio_gateway.js'

const SEEME_ADDRESS = 'https://seeme.hu/gateway'
const TWILIO_ADDRESS = 'https://api.twilio.com'

type SmsDriver = 'file' | 'fake' | 'seeme' | 'twilio' | 'none'

/** The gateway of a driver; without one nothing is sent, and whoever asks is told so. */
export function smsGatewayOf(driver: SmsDriver | undefined): SmsGateway {
  switch (driver) {
    case 'file':
      return new FileSmsGateway()
    case 'fake':
      return new FakeSmsGateway()
    case 'seeme':
      return new SeemeGateway({
        address: new URL(env.get('SEEME_URL', SEEME_ADDRESS)),
        key: env.get('SEEME_KEY')!.release(),
        sender: env.get('SMS_SENDER'),
      })
    case 'twilio':
      return new TwilioGateway({
        address: new URL(env.get('TWILIO_URL', TWILIO_ADDRESS)),
        sid: env.get('TWILIO_ACCOUNT_SID')!,
        token: env.get('TWILIO_AUTH_TOKEN')!.release(),
        from: env.get('TWILIO_FROM')!,
      })
    default:
      return new NoSmsGateway()
  }
}
