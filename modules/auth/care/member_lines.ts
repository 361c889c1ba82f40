import { serialized } from '#app/http/serialized'
import type Member from '#auth/members/models/member'
import { balancesOf } from '#points'
import MemberTransformer from './transformers/admin/member_transformer.js'

/** Members with their balances, as lines of JSON. */
export async function memberLines(members: Member[]) {
  const balances = await balancesOf(members.map(({ id }) => id))
  return serialized(MemberTransformer.transform(members, balances))
}
