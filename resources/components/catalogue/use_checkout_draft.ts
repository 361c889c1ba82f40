import { useEffect, useMemo, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useTakenOver } from '~/hooks/use_taken_over'
import { forgetDraft, keepDraft, keptDraft, withDraft } from './checkout_draft'
import type { Decisions } from './selection'
import { shippingData, type KnownShipping, type ShippingData } from './shipping_form'

/** The key of a form: it begins anew where the browser, asked once scripts run, has a draft that the server could not know. */
export function useFormKey(): string {
  const memberId = useShared().security.user?.id
  const isTakenOver = useTakenOver()
  return useMemo(
    () => (isTakenOver && memberId !== undefined && keptDraft(memberId) ? 'draft' : 'known'),
    [isTakenOver, memberId]
  )
}

/** What a checkout begins with: the profile's address, or what this member typed here before. */
export function useDraftAtStart(known: KnownShipping) {
  const memberId = useShared().security.user?.id
  const isTakenOver = useTakenOver()
  const [start] = useState(() => {
    const draft = isTakenOver && memberId !== undefined ? keptDraft(memberId) : undefined
    const shipping = withDraft(shippingData(known), draft)
    return { shipping, decisions: draft?.decisions ?? ({} as Decisions) }
  })
  return start
}

/** Keeps what differs from the profile's address, and forgets it once nothing does. */
export function useKeptDraft(known: KnownShipping, shipping: ShippingData, decisions: Decisions) {
  const memberId = useShared().security.user?.id
  const isTyped = JSON.stringify(shippingData(known)) !== JSON.stringify(shipping)
  const isBegun = isTyped || Object.keys(decisions).length > 0
  const isTakenOver = useTakenOver()
  useEffect(() => {
    if (memberId === undefined || !isTakenOver) return
    if (isBegun) keepDraft(memberId, { shipping, decisions })
    else forgetDraft()
  }, [memberId, isTakenOver, isBegun, shipping, decisions])
  return isTyped
}
