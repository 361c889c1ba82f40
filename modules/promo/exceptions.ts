import { domainError } from '#app/exceptions/domain_exception'

/** Rules can be accepted only while a game runs. The key is ours. */
export const NoRunningGame = domainError('no_running_game', {
  message: 'No prize game runs now',
  field: 'consent',
})

/** Another game has this name already. The key is ours. */
export const GameSlugTaken = domainError('unique', {
  message: 'Another prize game has this name',
  field: 'slug',
})

/** Name, days and prizes of a published game stay as they are. The key is ours. */
export const GameInForce = domainError('game_in_force', {
  message: 'The prize game is published: its name, days and prizes stay as they are',
  status: 409,
  tell: (field?: string) => ({ field }),
})

/** A prize names a draw that does not follow from the days of its game. The key is ours. */
export const PrizeWithoutWeek = domainError('prize_without_week', {
  message: 'The days of the prize game hold no such week',
  tell: (at: number) => ({ field: `prizes.${at}.draw` }),
})

/** Products join and leave only games that members see, until they are over. The key is ours. */
export const GameNotOpen = domainError('game_not_open', {
  message: 'The prize game is not published, or over',
  status: 409,
})

/** A product joins or leaves on a day of the game after today. The key is ours. */
export const ProductDayOutside = domainError('product_day_outside', {
  message: 'The day must lie in the game, after today',
  field: 'day',
})

/** The product has left the game already, or will have. The key is ours. */
export const ProductAway = domainError('product_away', {
  message: 'The product does not take part from then on anyway',
  field: 'product_id',
})

/** Something that members need is missing. The key is ours. */
export const GameHasGaps = domainError('game_has_gaps', {
  message: 'Something of the prize game is missing',
  status: 409,
})
