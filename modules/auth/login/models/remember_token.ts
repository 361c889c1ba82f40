import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Member from '#auth/members/models/member'
import { RememberTokenSchema } from '#database/schema'

/** A browser that stays logged in, by the hash of its token. */
export default class RememberToken extends RememberTokenSchema {
  declare loginId: string

  @belongsTo(() => Member)
  declare member: BelongsTo<typeof Member>
}
