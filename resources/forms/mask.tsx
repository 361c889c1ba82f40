import { maskitoInitialCalibrationPlugin, type MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useLayoutEffect, useMemo, type RefObject } from 'react'

export interface MaskProps {
  field: RefObject<HTMLInputElement | null>
  mask: MaskitoOptions
}

/** Draws nothing; has the mask hold for what stands in the field and for what is typed into it. */
export function Mask({ field, mask }: MaskProps) {
  const options = useMemo(() => ({ ...mask, plugins: [maskitoInitialCalibrationPlugin()] }), [mask])
  const attach = useMaskito({ options })
  useLayoutEffect(() => {
    attach(field.current)
    return () => void attach(null)
  }, [attach, field])
  return null
}
