import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Game } from './game'

const COLORS = { draft: 'warning', planned: 'info', running: 'success', over: 'default' } as const

/** Where a prize game is in its life. */
export function GamePhase() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  if (!game) return null
  const label = translate(`promotions.phase.${game.phase}`)
  return <Chip size="small" color={COLORS[game.phase]} label={label} />
}
