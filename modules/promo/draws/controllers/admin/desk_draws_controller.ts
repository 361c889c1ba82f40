import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { deskDraws } from '#promo/draws/desk/desk_draws'
import Draw from '#promo/draws/models/draw'
import Promotion from '#promo/games/models/promotion'
import DrawTransformer from '#promo/draws/transformers/admin/draw_transformer'

/** Draws of published games, for the people who look after them. */
export default class DeskDrawsController extends listController({
  model: Draw,
  list: {
    sortable: ['draw_at', 'id'],
    filters: { id: 'ids', promotion_id: 'ids', state: 'text' },
  },
  matching: (query) => {
    const published = Promotion.query().where({ state: 'published' }).select('id')
    return filtered(Draw.query().whereIn('promotionId', published), query)
  },
  serialize: async (draws: Draw[]) => serialized(DrawTransformer.transform(await deskDraws(draws))),
}) {}
