import { registerMemberParts } from '#app/staff/member_parts'
import { ledgerPageOfMember } from '../ledger/queries/ledger_page_of_member_sql.js'
import { latestScansOf } from '../scans/standing_scan_sql.js'

registerMemberParts('card', {
  last_scan_at: async ({ memberId }) => (await latestScansOf([memberId])).get(memberId) ?? null,
})

registerMemberParts('screens', {
  history: ({ memberId }) => ledgerPageOfMember(memberId),
})
