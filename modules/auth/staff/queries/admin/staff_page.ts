import { auditLines } from '#app/audit/audit_lines_sql'
import { lineInWords } from '#app/audit/told_line'
import { serialized } from '#app/http/serialized'
import StaffMember from '#auth/staff/models/staff_member'
import StaffMemberTransformer from '#auth/staff/transformers/admin/staff_member_transformer'

/** A staff member as a line of the back-office list. */
export type StaffLine = ReturnType<StaffMemberTransformer['toObject']>

/** Events of one account that are shown at most. */
const EVENTS_MAX = 100

/** Everybody who works or worked in the back-office. */
export async function everyStaffMember(): Promise<StaffLine[]> {
  return serialized(StaffMemberTransformer.transform(await StaffMember.query().orderBy('id')))
}

/** What was done to an account and by whom, the newest first. */
export async function staffEvents(staffId: number) {
  const filter = { subjectType: 'staff', subjectId: staffId }
  return (await auditLines(filter, { limit: EVENTS_MAX })).map(lineInWords)
}
