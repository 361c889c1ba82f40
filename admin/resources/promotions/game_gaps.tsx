import { Alert, AlertTitle, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Game } from './game'
import { gapInWords } from './gap_in_words'

/** What is missing before members may see the game, and what somebody should know of it. */
export function GameGaps() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  if (!game) return null
  const { gaps, phase } = game
  if (phase === 'draft' && !gaps.length) {
    return <Alert severity="success">{translate('promotions.no_gap')}</Alert>
  }
  const title = phase === 'draft' ? 'promotions.gaps' : 'promotions.gaps_now'
  const kinds = [
    { severity: 'error', title, gaps: gaps.filter((gap) => gap.is_blocking) },
    {
      severity: 'warning',
      title: 'promotions.hints',
      gaps: gaps.filter((gap) => !gap.is_blocking),
    },
  ] as const
  const told = kinds.filter((kind) => kind.gaps.length)
  if (!told.length) return null
  return (
    <Stack sx={{ width: 1, gap: 1 }}>
      {told.map(({ severity, title: text, gaps: some }) => (
        <Alert key={severity} severity={severity}>
          <AlertTitle>{translate(text)}</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {some.map((gap) => (
              <li key={`${gap.code} ${gap.about}`}>{gapInWords(gap, translate)}</li>
            ))}
          </ul>
        </Alert>
      ))}
    </Stack>
  )
}
