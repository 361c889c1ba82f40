import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { endSessionsOf } from '#app/sessions/session_store'
import { anonymiseMember } from './anonymise_member.js'
import { accountDisclosures } from './disclosures.js'

registerErasure('auth', {
  erase: anonymiseMember,
  // Sessions end with the commit already; this is for the server that died in between.
  removeTraces: ({ id }) => endSessionsOf({ memberId: id }),
})

registerDisclosure(...accountDisclosures)
