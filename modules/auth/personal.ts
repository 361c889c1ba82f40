import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { endSessionsOf } from '#app/sessions/session_store'
import { removeExports, removeOldExports } from './exports/export_files.js'
import { anonymiseMember } from './anonymise_member.js'
import { accountDisclosures } from './disclosures.js'
import { forgetOldMarks } from './marks/member_marks_sql.js'

registerErasure('auth', {
  erase: anonymiseMember,
  // Sessions end with the commit already; this is for the server that died in between.
  removeTraces: async ({ id }) => {
    await endSessionsOf({ memberId: id })
    await removeExports()
  },
})

registerDisclosure(...accountDisclosures)
registerTidying(removeOldExports)
registerTidying(forgetOldMarks)
