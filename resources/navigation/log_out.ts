import { router } from '@inertiajs/react'
import { tellWaitingCount, waitingCount } from '~/scan_queue/waiting_count'
import { forgetScanningMember, scanningMember } from '~/scan_queue/who_scans'
import { route } from './route'

/**
 * Ends the session; what this browser kept of the member goes with it. Scans that wait stay: they
 * carry the member's id and are sent at the next login.
 *
 * @source requirements A-11
 */
export function logOut(): void {
  router.post(route('logout'), {}, { onSuccess: () => forgetMember('decided') })
}

/** Removes what this browser kept of a member, with the scans that were decided or with all. */
export function forgetMember(scans: 'decided' | 'all') {
  const memberId = scanningMember()
  const waiting = waitingCount()
  sessionStorage.clear()
  localStorage.clear()
  tellWaitingCount(waiting)
  forgetScanningMember()
  void import('~/notifications_push/leave').then(({ leavePush }) => leavePush())
  if (memberId === null) return
  void import('~/scan_queue/scan_store').then(({ forgetScans }) => forgetScans(memberId, scans))
}
