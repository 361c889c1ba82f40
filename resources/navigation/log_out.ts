import { router } from '@inertiajs/react'

/** Ends the session; what this browser kept of the member goes with it. @source row A-11 */
export function logOut(): void {
  router.post('/logout', {}, { onSuccess: forgetMember })
}

/** Removes what this browser kept of a member. */
export function forgetMember() {
  sessionStorage.clear()
  localStorage.clear()
}
