import { PhoneVerificationSchema } from '#database/schema'

/** A code sent by SMS, by its hash. */
export default class PhoneVerification extends PhoneVerificationSchema {}
