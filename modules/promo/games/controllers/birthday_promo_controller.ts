import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { inLanguage } from '#app/in_language'
import { localeOf } from '#app/middleware/locale_middleware'
import { settings } from '#app/settings/settings'
import type { Locale } from '#config/i18n'
import Promotion from '../models/promotion.js'
import { comingGame, runningGames, shownGame } from '../queries/games.js'
import { gameOnPage } from '../queries/game_on_page.js'
import { myTickets } from '../queries/my_tickets.js'

/** What the birthday prize game is, what can be won, where the reader stands in it, and who won. */
export default class BirthdayPromoController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request } = ctx
    const game = await shownGame(request.qs().jatek)
    const member = auth.use('member').user
    const coming = await comingGame()
    const { contact_email: contactEmail } = await settings()
    return inertia.render('promo/birthday', {
      game: game && (await gameOnPage(game, localeOf(ctx))),
      others: await othersBeside(game, localeOf(ctx)),
      mine: game && member ? await myTickets(game, member.id) : null,
      comingAt: coming && coming.id !== game?.id ? coming.startsAt : null,
      contactEmail: game?.contactEmail ?? contactEmail,
    })
  }

  /** The page of a game as members will see it, for staff alone. */
  async preview(ctx: HttpContext) {
    const game = await Promotion.find(ctx.params.id)
    if (!game) throw new NotFound()
    const { contact_email: contactEmail } = await settings()
    return ctx.inertia.render('promo/birthday', {
      game: await gameOnPage(game, localeOf(ctx)),
      others: [],
      mine: null,
      comingAt: null,
      contactEmail: game.contactEmail ?? contactEmail,
    })
  }

  /**
   * The rules of the game that runs, or of the one that is shown; a lasting address for whoever asks to accept them. Where games
   * with different rules run, their pages are named on the page of the game.
   */
  async rules({ response }: HttpContext) {
    const running = new Set((await runningGames()).map(({ rulesPage }) => rulesPage))
    if (running.size > 1) return response.redirect().toPath('/szulinap#promo-contact')
    const game = await shownGame()
    if (!game?.rulesPage) throw new NotFound()
    return response.redirect().toPath(`/${game.rulesPage}`)
  }
}

/** The other games that run, for the page of one. */
async function othersBeside(shown: Promotion | null, locale: Locale) {
  const games = await runningGames()
  return games
    .filter(({ id }) => id !== shown?.id)
    .map((game) => ({
      slug: game.slug,
      title: inLanguage(locale, game.titleHu, game.titleEn),
      rulesPath: game.rulesPage && `/${game.rulesPage}`,
    }))
}
