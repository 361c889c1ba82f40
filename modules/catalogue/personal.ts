import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { orderDisclosures } from './my_data/disclosures.js'
import { clearOldAddresses, eraseOrdersOf, settleOrdersOf } from './orders/orders_of_deleted.js'
import WishlistEntry from './wishlist/models/wishlist_entry.js'

registerErasure('catalogue', {
  settle: settleOrdersOf,
  async erase(trx, memberId) {
    await eraseOrdersOf(trx, memberId)
    await WishlistEntry.query({ client: trx.client }).where({ memberId }).delete()
  },
})
registerTidying(clearOldAddresses)
registerDisclosure(...orderDisclosures)
