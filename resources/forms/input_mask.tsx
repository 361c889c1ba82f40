import type { MaskitoOptions } from '@maskito/core'
import type { RefObject } from 'react'
import { useNeededSoon } from '~/hooks/ahead'
import { onDemand } from '~/hooks/on_demand'
import { usePart } from '~/hooks/use_on_demand'

const masks = onDemand(() => import('./mask'))

export interface InputMaskProps {
  /** Of a field that stands before the mask, so that it is in the document by then. */
  field: RefObject<HTMLInputElement | null>
  /** A constant from `~/forms/masks`; a new object on each render would restart the mask. */
  mask: MaskitoOptions
}

/** Writes the separators of a field. Fetched with the first hand on the page; what was typed before it came gets its separators then. */
export function InputMask({ field, mask }: InputMaskProps) {
  useNeededSoon(masks.fetch)
  const part = usePart(masks)
  return part && <part.Mask field={field} mask={mask} />
}
