import { forgetText, keepText, keptText } from '~/hooks/browser_store'
import type { Decisions } from './selection'
import type { ShippingData } from './shipping_form'

/**
 * Where this browser keeps a checkout that was begun; a logout clears it with everything else, and
 * the first page without a member clears it too.
 */
const DRAFT_KEY = 'checkout-draft'

/** What was typed and chosen of an order that is not sent yet. */
export interface CheckoutDraft {
  shipping: ShippingData
  decisions: Decisions
}

/** The draft of this member in this browser. */
export function keptDraft(memberId: number): CheckoutDraft | undefined {
  try {
    const kept = JSON.parse(keptText(DRAFT_KEY) ?? 'null')
    if (kept?.memberId === memberId && kept.shipping && kept.decisions) return kept
    // Somebody else uses this browser now.
    forgetDraft()
    return undefined
  } catch (error) {
    // A text nobody can read: the checkout begins with the profile's address.
    console.warn(error)
    return undefined
  }
}

/** Keeps a draft until the order is placed or the member logs out. */
export function keepDraft(memberId: number, draft: CheckoutDraft): void {
  keepText(DRAFT_KEY, JSON.stringify({ memberId, ...draft }))
}

/** The order is placed, or the member wants to begin anew. */
export function forgetDraft(): void {
  forgetText(DRAFT_KEY)
}

/** A page as the server made it. */
interface MadePage {
  memberId?: number
  component: string
  /** The scanner kept on the phone, made for whoever holds it. */
  isShell: boolean
}

/**
 * Forgets the draft on a page made for nobody: the session expired, or was ended on another device.
 * The scanner of the phone and an error may be made before anybody is known, so they say nothing.
 */
export function forgetDraftOfNobody({ memberId, component, isShell }: MadePage): void {
  if (memberId === undefined && !isShell && component !== 'content/error') forgetDraft()
}

/** The fields of a draft as the form has them today; what an older page did not know stays. */
export function withDraft(known: ShippingData, draft: CheckoutDraft | undefined): ShippingData {
  if (!draft) return known
  const entries = Object.entries(known).map(([field, text]) => {
    const typed = (draft.shipping as Record<string, unknown>)[field]
    return [field, typeof typed === 'string' ? typed : text]
  })
  return Object.fromEntries(entries) as ShippingData
}
