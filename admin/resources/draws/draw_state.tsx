import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Draw } from './draw'

const COLORS = {
  draft: 'warning',
  committed: 'info',
  frozen: 'info',
  drawn: 'success',
  announced: 'success',
  settled: 'default',
  void: 'error',
} as const

/** Where a draw stands. */
export function DrawState() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  if (!draw) return null
  const label = translate(`draws.state.${draw.state}`)
  return <Chip size="small" color={COLORS[draw.state]} label={label} />
}
