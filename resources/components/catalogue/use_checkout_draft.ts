import { useEffect, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { forgetDraft, keepDraft, keptDraft, withDraft } from './checkout_draft'
import type { Decisions } from './selection'
import { shippingData, type KnownShipping, type ShippingData } from './shipping_form'

/** What a checkout begins with: the profile's address, or what this member typed here before. */
export function useDraftAtStart(known: KnownShipping) {
  const memberId = useShared().security.user?.id
  const [start] = useState(() => {
    const draft = memberId === undefined ? undefined : keptDraft(memberId)
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
  useEffect(() => {
    if (memberId === undefined) return
    if (isBegun) keepDraft(memberId, { shipping, decisions })
    else forgetDraft()
  }, [memberId, isBegun, shipping, decisions])
  return isTyped
}
