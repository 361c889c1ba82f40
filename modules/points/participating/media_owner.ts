import { clock } from '#app/clock'
import { registerMediaOwner, usesByName } from '#app/media/library/owners'
import ParticipatingProduct from './models/participating_product.js'

// Sticker-marked products keep the name of their picture: where it is used is read from them.
registerMediaOwner({
  async usesOf(media, trx) {
    const names = media.map(({ name }) => name)
    const products = await ParticipatingProduct.query({ client: trx?.client })
      .whereIn('picture', names)
      .orderBy('id')
    const rows = products.map(({ id: ownerId, picture, titleHu, titleEn, isActive }) => {
      const state = isActive ? ('live' as const) : ('draft' as const)
      return { owner: 'participating_products', ownerId, picture, titleHu, titleEn, state }
    })
    return usesByName(media, rows)
  },

  async renamed({ client }, from, to) {
    const changed = { picture: to, updated_at: clock.now() }
    await ParticipatingProduct.query({ client }).where('picture', from).update(changed)
  },
})
