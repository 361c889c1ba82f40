import { MemberKeySchema } from '#database/schema'

/** The key that seals the personal values of a member; deleting it destroys them. */
export default class MemberKey extends MemberKeySchema {}
