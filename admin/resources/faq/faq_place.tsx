import { IconButton, Stack, Tooltip } from '@mui/material'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { RecordLine } from '../content/records/record_page'

const DIRECTIONS = [
  { direction: 'up', Arrow: ArrowUp },
  { direction: 'down', Arrow: ArrowDown },
] as const

/** Moves a question one place up or down. */
export function FaqPlace() {
  const entry = useRecordContext<RecordLine>()
  const { canAccess } = useCanAccess({ resource: 'content_records', action: 'create' })
  const translate = useTranslate()
  const attempt = useAttempt()
  if (!entry || !canAccess) return null

  async function move(event: MouseEvent, direction: string) {
    // The row itself opens the question.
    event.stopPropagation()
    await attempt(async () => {
      await act(`/content_records/${entry!.id}/place`, { direction })
    })
  }

  return (
    <Stack direction="row">
      {DIRECTIONS.map(({ direction, Arrow }) => {
        const label = translate(`faq.move_${direction}`)
        return (
          <Tooltip key={direction} title={label}>
            <IconButton
              aria-label={`${label}: ${entry.title_hu || entry.title_en}`}
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
