import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { BadRequest, Forbidden } from '#app/exceptions/page_exceptions'
import { isStreamOf, streamOpened } from '#app/realtime/streams'

/** The page makes it up at random: who knows it could stop its events. */
const STREAM_ID = /^[\w-]{16,64}$/
const CHANNEL = /^[a-z][\w/-]{0,99}$/

/** Guards the routes of real-time events; comes after the member is known. */
export default class StreamMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, session } = ctx
    const { uid, channel } = request.all()
    const memberId = ctx.auth.use('member').user!.id
    if (typeof uid !== 'string' || !STREAM_ID.test(uid)) throw new BadRequest('No stream')
    if (request.method() === 'GET') {
      if (isStreamOf(uid, memberId)) throw new BadRequest('The stream is already open')
      streamOpened(uid, { memberId, sessionId: session.sessionId, response: response.response })
      return next()
    }
    if (typeof channel !== 'string' || !CHANNEL.test(channel)) throw new BadRequest('No channel')
    if (!isStreamOf(uid, memberId)) throw new Forbidden()
    await next()
    // The package answers a channel that its rules refuse like one that is none.
    if (response.getStatus() === BadRequest.status) response.status(Forbidden.status)
  }
}
