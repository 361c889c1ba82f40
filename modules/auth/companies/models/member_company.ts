import { MemberCompanySchema } from '#database/schema'

/** The company of a member. */
export default class MemberCompany extends MemberCompanySchema {}
