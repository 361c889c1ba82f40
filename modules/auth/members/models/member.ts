import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import MemberCompany from '#auth/companies/models/member_company'
import MemberConsent from '#auth/consents/models/member_consent'
import MemberSecondaryProfession from '#auth/profile/models/member_secondary_profession'
import MemberShipping from '#auth/profile/models/member_shipping'
import Profession from '#auth/reference/models/profession'
import RegionalRepresentative from '#auth/reference/models/regional_representative'
import { MemberSchema } from '#database/schema'

/** A registered tradesperson, or one who has begun to register. */
export default class Member extends MemberSchema {
  @hasOne(() => MemberCompany)
  declare company: HasOne<typeof MemberCompany>

  @hasOne(() => MemberConsent)
  declare consents: HasOne<typeof MemberConsent>

  @hasOne(() => MemberShipping)
  declare shipping: HasOne<typeof MemberShipping>

  @hasMany(() => MemberSecondaryProfession)
  declare secondaryProfessions: HasMany<typeof MemberSecondaryProfession>

  @belongsTo(() => Profession, { foreignKey: 'mainProfessionId' })
  declare mainProfession: BelongsTo<typeof Profession>

  @belongsTo(() => RegionalRepresentative, { foreignKey: 'regionalRepresentativeId' })
  declare representative: BelongsTo<typeof RegionalRepresentative>

  /** Members who are neither deleted nor disabled; some have not finished the registration yet. */
  static active(options?: ModelAdapterOptions) {
    return Member.query(options).whereNull('deletedAt').whereNull('disabledAt')
  }

  /** Those of them who have finished it. */
  static registered(options?: ModelAdapterOptions) {
    return Member.active(options).whereNotNull('registeredAt')
  }
}
