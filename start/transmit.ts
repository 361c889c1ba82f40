import type { HttpContext } from '@adonisjs/core/http'
import transmit from '@adonisjs/transmit/services/main'
import { onHearingOthers, onMissedByOthers } from '#app/realtime/between_processes'
import { hear, tellDirectly } from '#app/realtime/direct_streams'
import { recheckStreamsOf, sendStreamsBack } from '#app/realtime/streams'
import { onSessionEnd } from '#app/sessions/session_store'
import { middleware } from '#start/middleware'

/** Between processes only: no rule below opens them. */
const SESSIONS_ENDED = 'sessions/ended'
const COME_BACK = 'streams/come-back'

const manager = transmit.getManager()
tellDirectly(manager)

hear(manager, SESSIONS_ENDED, recheckStreamsOf)
onSessionEnd((memberIds) => transmit.broadcast(SESSIONS_ENDED, memberIds))

// What was said while processes did not hear each other is in the tables, where pages that come back read it.
onHearingOthers(sendStreamsBack)
hear(manager, COME_BACK, sendStreamsBack)
onMissedByOthers(() => transmit.broadcast(COME_BACK, null))

transmit.registerRoutes((route) => {
  route.use([middleware.auth(), middleware.stream()])
})

transmit.authorize<{ id: string }>('users/:id/notifications', ({ auth }: HttpContext, { id }) => {
  return auth.use('member').user?.id === Number(id)
})

// Whatever no rule above opens stays closed; the framework would leave it open.
transmit.authorize('*', () => false)
