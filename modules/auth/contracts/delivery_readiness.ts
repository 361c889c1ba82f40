/** Whether messages can be sent at all; the module that sends them says so. */
export abstract class DeliveryReadiness {
  abstract canSendSms(): boolean
  abstract canSendMail(): boolean
}
