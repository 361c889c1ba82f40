import { shopReader } from '#app/database/engine'

/** Which consents hold now. @source requirement rows D-11 and P-14 */
export interface ConsentFlags {
  tos: boolean
  marketing_phone: boolean
  marketing_email: boolean
  research_phone: boolean
  research_email: boolean
}

/** The consents of a member that hold now. */
export async function consentsOf(memberId: number): Promise<ConsentFlags> {
  const sql = `SELECT tos, marketing_phone, marketing_email, research_phone, research_email
    FROM member_consents WHERE member_id = ?`
  const [flags] = await shopReader().rows<Record<keyof ConsentFlags, number>>(sql, [memberId])
  return {
    tos: flags?.tos === 1,
    marketing_phone: flags?.marketing_phone === 1,
    marketing_email: flags?.marketing_email === 1,
    research_phone: flags?.research_phone === 1,
    research_email: flags?.research_email === 1,
  }
}
