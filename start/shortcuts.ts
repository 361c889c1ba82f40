import { useShortcuts } from '#app/shortcut/shortcuts'
import { findMember, SHOPPER } from '#auth'
import '#auth/shortcuts'
import '#catalogue/shortcuts'
import '#points/shortcuts'

// As the guard finds the member of a session: who has not finished the registration is none yet.
useShortcuts({
  sql: SHOPPER,
  async find(id) {
    const member = await findMember(id)
    return member?.registeredAt ? member : null
  },
})
