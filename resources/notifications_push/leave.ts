import { forgetMemberMark } from './member_mark'

/** After a logout no messages come to this browser, and none that came stay on its screen. */
export async function leavePush(): Promise<void> {
  if (!('PushManager' in window && 'serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  // It was ended by the shop already; the browser may be without a network.
  await subscription?.unsubscribe().catch(console.warn)
  await forgetMemberMark()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}
