import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { CompanyBlock } from './company_block.js'
import { noteAddress } from './marks/member_marks_sql.js'

const SAVE = `INSERT INTO member_companies
  (member_id, tax_number, name, zip, city, address, house_number, floor, door_number, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (member_id) DO UPDATE SET
  tax_number = excluded.tax_number, name = excluded.name, zip = excluded.zip,
  city = excluded.city, address = excluded.address, house_number = excluded.house_number,
  floor = excluded.floor, door_number = excluded.door_number, updated_at = excluded.updated_at`

/** Stores the company of a member in place of the former one. */
export async function saveCompany(
  trx: Transaction,
  memberId: number,
  company: CompanyBlock
): Promise<void> {
  await rows(trx, SAVE, [
    memberId,
    company.tax_number,
    company.name,
    company.zip,
    company.city,
    company.address,
    company.house_number,
    company.floor,
    company.door_number,
    clock.now(),
  ])
  await noteAddress(trx, memberId, company)
}

/** The company of a member; null before the registration is finished. */
export async function companyOf(memberId: number): Promise<CompanyBlock | null> {
  const sql = `SELECT tax_number, name, zip, city, address, house_number, floor, door_number
    FROM member_companies WHERE member_id = ?`
  const [company] = await shopReader().rows<CompanyBlock>(sql, [memberId])
  return company ?? null
}
