import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { birthdayGame } from '../birthday_game.js'

/** What the birthday prize game is, whether it runs, and how to take part. */
export default class BirthdayPromoController {
  async show({ inertia }: HttpContext) {
    const { contact_email: contactEmail } = await settings()
    return inertia.render('content/birthday_promo', { game: await birthdayGame(), contactEmail })
  }
}
