/** Whether SMS can be sent at all; the module that sends them says so. */
export abstract class SmsReadiness {
  abstract isReady(): boolean
}
