import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { asPrivateFile, PDF } from '#app/files/private_file'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { minutesOf } from '#promo/draws/minutes/minutes_of'
import { auditDraw } from '#promo/draws/store/draw_steps'
import { minutesValidator } from '#promo/draws/validators/draw_desk_validator'

/** The minutes of a draw as a document to be signed. */
export default class DrawMinutesController {
  async show(ctx: HttpContext) {
    const { language = 'hu' } = await minutesValidator.validate(ctx.request.qs())
    const minutes = await minutesOf(Number(ctx.params.id))
    const { draw, promotion } = minutes
    const deed = { by: actorOf(ctx), action: 'draw.minutes_made' } as const
    await transaction((trx) => auditDraw(trx, draw, deed))
    const { minutesPdf } = await import('#promo/draws/minutes/minutes_pdf')
    asPrivateFile(ctx.response, { name: `${promotion.slug}-${draw.key}.pdf`, type: PDF })
    const paper: NodeJS.ReadableStream = minutesPdf(minutes, language)
    return ctx.response.stream(paper as Readable)
  }
}
