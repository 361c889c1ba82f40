import { forgetText, keptText } from '~/hooks/browser_store'

/** What the shop was told of this browser last, and when. */
export const TOLD = 'push-told'

/** Whoever logs in next tells it anew, because a subscription belongs to its login. */
export function forgetTelling(): void {
  forgetText(TOLD)
}

/** Whether the shop was told that this browser takes a member's messages. */
export function isTold(memberId: number): boolean {
  return keptText(TOLD)?.startsWith(`${memberId} `) ?? false
}
