import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = {
  draft: 'warning',
  planned: 'info',
  running: 'success',
  used_up: 'default',
  over: 'default',
  stopped: 'default',
} as const

/** Where a booster is in its life. */
export function BoosterPhase() {
  const booster = useRecordContext<{ id: number; phase: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!booster) return null
  const label = translate(`boosters.phase.${booster.phase}`)
  return <Chip size="small" color={COLORS[booster.phase]} label={label} />
}
