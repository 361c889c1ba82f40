import { IconButton, Stack, Tooltip } from '@mui/material'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'

const DIRECTIONS = [
  { direction: 'up', Arrow: ArrowUp },
  { direction: 'down', Arrow: ArrowDown },
] as const

/** Moves a question one place up or down. */
export function FaqPlace() {
  const entry = useRecordContext<{ id: number; question_hu: string }>()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!entry) return null

  async function move(event: MouseEvent, direction: string) {
    // The row itself opens the question.
    event.stopPropagation()
    try {
      await act(`/faq/${entry!.id}/place`, { direction })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }

  return (
    <Stack direction="row">
      {DIRECTIONS.map(({ direction, Arrow }) => {
        const label = translate(`faq.move_${direction}`)
        return (
          <Tooltip key={direction} title={label}>
            <IconButton
              aria-label={`${label}: ${entry.question_hu}`}
              onClick={(event) => void move(event, direction)}
            >
              <Arrow size={20} />
            </IconButton>
          </Tooltip>
        )
      })}
    </Stack>
  )
}
