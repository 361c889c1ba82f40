import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { noteAddress } from '../invitations/member_marks_sql.js'
import type { CompanyBlock } from './company_block.js'
import MemberCompany from './models/member_company.js'
import MemberCompanyTransformer from './transformers/member_company_transformer.js'

/** Stores the company of a member in place of the former one. */
export async function saveCompany(
  trx: Transaction,
  memberId: number,
  company: CompanyBlock
): Promise<void> {
  await trx.client
    .insertQuery()
    .table('member_companies')
    .insert({ ...company, member_id: memberId, updated_at: clock.now() })
    .onConflict('member_id')
    .merge()
  await noteAddress(trx, memberId, company)
}

/** The company of a member; null before the registration is finished. */
export async function companyOf(memberId: number, trx?: Transaction): Promise<CompanyBlock | null> {
  const company = await MemberCompany.find(memberId, trx)
  return company && new MemberCompanyTransformer(company).toObject()
}
