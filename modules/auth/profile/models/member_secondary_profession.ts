import { MemberSecondaryProfessionSchema } from '#database/schema'

/** A further profession of a member. */
export default class MemberSecondaryProfession extends MemberSecondaryProfessionSchema {}
