import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { orderDisclosures } from './disclosures.js'
import { clearOldAddresses, eraseOrdersOf, settleOrdersOf } from './orders_of_deleted.js'
import { eraseWishesOf } from './wishes_of_deleted.js'

registerErasure('catalogue', {
  settle: settleOrdersOf,
  async erase(trx, memberId) {
    await eraseOrdersOf(trx, memberId)
    await eraseWishesOf(trx, memberId)
  },
})
registerTidying(clearOldAddresses)
registerDisclosure(...orderDisclosures)
