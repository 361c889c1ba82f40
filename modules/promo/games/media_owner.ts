import { registerMediaOwner, usesByName } from '#app/media/library/owners'
import Draw from '#promo/draws/models/draw'
import Prize from './models/prize.js'
import Promotion from './models/promotion.js'

// Prizes keep the name of their picture: where it is used is read from them.
registerMediaOwner({
  async usesOf(media, trx) {
    const { client } = trx ?? {}
    const names = media.map(({ name }) => name)
    const prizes = await Prize.query({ client }).whereIn('picture', names).orderBy('id')
    const drawIds = prizes.map(({ drawId }) => drawId)
    const draws = await Draw.query({ client }).whereIn('id', drawIds)
    const gameOf = new Map(draws.map(({ id, promotionId }) => [id, promotionId]))
    const games = await Promotion.query({ client }).whereIn('id', [...gameOf.values()])
    const rows = prizes.map(({ drawId, picture, nameHu: titleHu, nameEn: titleEn }) => {
      const game = games.find(({ id }) => id === gameOf.get(drawId))!
      const state = game.state === 'published' ? ('live' as const) : ('draft' as const)
      return { owner: 'promotions', ownerId: game.id, picture, titleHu, titleEn, state }
    })
    return usesByName(media, rows)
  },

  async renamed({ client }, from, to) {
    await Prize.query({ client }).where('picture', from).update({ picture: to })
  },
})
