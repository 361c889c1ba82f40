import { BaseTransformer } from '@adonisjs/core/transformers'
import type Member from '#auth/members/models/member'

/** A member as a line of the back-office list, with the balance. */
export default class MemberTransformer extends BaseTransformer<Member> {
  constructor(
    member: Member,
    private balances: Map<number, number>
  ) {
    super(member)
  }

  toObject() {
    const member = this.resource
    return {
      id: member.id,
      last_name: member.lastName,
      first_name: member.firstName,
      email: member.email,
      phone: member.phone,
      locale: member.locale,
      phone_verified_at: member.phoneVerifiedAt,
      registered_at: member.registeredAt,
      created_at: member.createdAt,
      disabled_at: member.disabledAt,
      points: this.balances.get(member.id) ?? 0,
    }
  }
}
