import { keepText, keptText } from '~/hooks/browser_store'
import { JsonError, postJson, withFreshToken } from '~/navigation/json'
import { route } from '~/navigation/route'
import { keepMemberMark } from './member_mark'
import { tellPush } from './permission'
import type { PushMember } from './push_member'
import { TOLD } from './told'

/** Somebody else takes messages at this address. */
const TAKEN = 409

let under: Promise<void> | undefined

/**
 * Has this browser take the member's messages: subscribes where it has not, and tells the shop where it was not told
 * today. What was made with another key of the shop is made anew.
 */
export function subscribe(member: PushMember): Promise<void> {
  // The page comes to stand while the question is answered: one after the other.
  under ??= subscribeOnce(member).finally(() => (under = undefined))
  return under
}

async function subscribeOnce(member: PushMember): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  const fits = kept !== null && isMadeWith(kept, member)
  if (kept && !fits) await kept.unsubscribe()
  let subscription = fits ? kept : await subscribeAnew(pushManager, member)
  if (keptText(TOLD) === tellingOf(member, subscription)) return
  try {
    await tell(subscription)
  } catch (error) {
    if (!(error instanceof JsonError && error.status === TAKEN)) throw error
    // It was another member's, who may get no more messages here.
    await subscription.unsubscribe()
    subscription = await subscribeAnew(pushManager, member)
    await tell(subscription)
  }
  await keepMemberMark(member.memberId, subscription)
  keepText(TOLD, tellingOf(member, subscription))
  tellPush()
}

function subscribeAnew(pushManager: PushManager, { publicKey }: PushMember) {
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** @source requirements N-21, H-55 */
async function tell(subscription: PushSubscription): Promise<void> {
  const address = route('notifications.push.subscribe')
  await withFreshToken(() => postJson(address, subscription.toJSON()))
}

function isMadeWith({ options }: PushSubscription, { publicKey }: PushMember): boolean {
  const key = options.applicationServerKey
  if (!key) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** What was told once a day, so that the shop forgets no browser that is in use. */
function tellingOf({ memberId }: PushMember, { endpoint }: PushSubscription): string {
  return `${memberId} ${new Date(Date.now()).toISOString().slice(0, 10)} ${endpoint}`
}
