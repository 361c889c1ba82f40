import { router } from '@inertiajs/react'
import { isMemberGone } from '~/scan_queue/who_scans'
import { hasOwner } from './private_history'
import { route } from './route'

/** Over this channel tabs tell each other that the session they share has ended. */
const CHANNEL = 'session'
const ENDED = 'ended'
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined

/** The session ended in this tab: the others show nothing of it any more. */
export function tellTabsOfEnd(): void {
  channel?.postMessage(ENDED)
}

/** Leaves a member's page where the session ended in another tab, or while the page was put away. */
export function leaveEndedSession(): void {
  if (channel) channel.onmessage = () => hasOwner() && leave()
  let wasOwned = false
  window.addEventListener('pagehide', () => (wasOwned = hasOwner()))
  window.addEventListener('pageshow', ({ persisted }) => {
    // This tab's own key says nothing of what happened in another one meanwhile.
    if (persisted && wasOwned && (!hasOwner() || isMemberGone())) leave()
  })
}

/** At once: what is on the screen goes before the login is there. */
function leave() {
  router.clearHistory()
  sessionStorage.clear()
  document.body.hidden = true
  window.location.replace(route('login'))
}
