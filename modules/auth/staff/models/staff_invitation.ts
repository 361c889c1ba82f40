import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StaffInvitationSchema } from '#database/schema'
import StaffMember from './staff_member.js'

/** A link that lets staff set up their login, by its hash. */
export default class StaffInvitation extends StaffInvitationSchema {
  @belongsTo(() => StaffMember, { foreignKey: 'staffId' })
  declare staff: BelongsTo<typeof StaffMember>
}
