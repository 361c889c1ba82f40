import { router } from '@inertiajs/react'

/** What ends the session of the page: the logout, and the end of the membership. */
const ENDS_SESSION = new Set(['post /logout', 'delete /profil/delete'])

let askedAt = -Infinity

/** When the end of the session was last asked for, in ms of the page; a stream that opens meanwhile would be refused. */
export function endAskedAt(): number {
  return askedAt
}

/** Notices it for the member of the page, also while no stream is due. Answers how to stop: who logs in next waits for nothing. */
export function watchForEnd(): () => void {
  const stop = onEndAsked(() => (askedAt = performance.now()))
  return () => {
    stop()
    askedAt = -Infinity
  }
}

/** Calls back when the end of the session is asked for. Answers how to stop. */
export function onEndAsked(listener: () => void): () => void {
  return router.on('before', ({ detail: { visit } }) => {
    if (ENDS_SESSION.has(`${visit.method} ${visit.url.pathname}`)) listener()
  })
}
