import { MemberFeedSchema } from '#database/schema'

/** The one row that says how far the changes of members are numbered. */
export default class MemberFeed extends MemberFeedSchema {
  static selfAssignPrimaryKey = true
}
