import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Member from '#auth/members/models/member'
import { MemberVersionSchema } from '#database/schema'

/** How often a member changed, and its place among the changes of all; triggers write it (database/follow_members.ts). */
export default class MemberVersion extends MemberVersionSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Member, { foreignKey: 'memberId' })
  declare member: BelongsTo<typeof Member>
}
