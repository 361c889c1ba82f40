import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { endSessionsOf } from '#app/sessions/session_store'
import { registerTidying } from '#app/tidying'
import { forgetErased } from './feed/forget_erased.js'
import { removeExports, removeOldExports } from './extra_points/exports/export_files.js'
import { forgetOldMarks } from './invitations/member_marks_sql.js'
import { anonymiseMember } from './my_data/anonymise_member.js'
import { accountDisclosures } from './my_data/disclosures.js'

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
registerTidying(forgetErased)
