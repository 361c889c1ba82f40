/** Sends SMS; tests look into the one they bound. */
export { SmsGateway } from './contracts/sms_gateway.js'
/** Sends e-mail; tests look into the one they bound. */
export { MailGateway } from './contracts/mail_gateway.js'
