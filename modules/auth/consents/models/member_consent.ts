import { MemberConsentSchema } from '#database/schema'

/** What a member consents to now. */
export default class MemberConsent extends MemberConsentSchema {}
