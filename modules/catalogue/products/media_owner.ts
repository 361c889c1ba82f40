import { clock } from '#app/clock'
import { registerMediaOwner, usesByName } from '#app/media/library/owners'
import Category from './models/category.js'
import Product from './models/product.js'

// Gifts and categories keep the name of their picture: where it is used is read from them.
registerMediaOwner({
  async usesOf(media, trx) {
    const { client } = trx ?? {}
    const names = media.map(({ name }) => name)
    const products = await Product.query({ client }).whereIn('picture', names).orderBy('id')
    const categories = await Category.query({ client }).whereIn('picture', names).orderBy('id')
    return usesByName(media, [
      ...products.map(({ id: ownerId, picture, titleHu, titleEn, publishedAt }) => {
        const state = publishedAt === null ? ('draft' as const) : ('live' as const)
        return { owner: 'products', ownerId, picture, titleHu, titleEn, state }
      }),
      ...categories.map(({ id: ownerId, picture, titleHu, titleEn, isActive }) => {
        const state = isActive ? ('live' as const) : ('draft' as const)
        return { owner: 'categories', ownerId, picture, titleHu, titleEn, state }
      }),
    ])
  },

  // Lists that are kept in memory notice a change by `updated_at`.
  async renamed({ client }, from, to) {
    const changed = { picture: to, updated_at: clock.now() }
    await Product.query({ client }).where('picture', from).update(changed)
    await Category.query({ client }).where('picture', from).update(changed)
  },
})
