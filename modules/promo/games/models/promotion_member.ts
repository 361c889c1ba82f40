import { PromotionMemberSchema } from '#database/schema'

/** What a member said to the rules of a prize game, and the pseudonym they take part under. */
export default class PromotionMember extends PromotionMemberSchema {}
