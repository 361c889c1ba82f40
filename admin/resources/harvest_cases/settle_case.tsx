import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'

/** Longest note, in characters. */
const NOTE_MAX = 500

const VERDICTS = [
  ['honest', 'success'],
  ['confirmed', 'error'],
] as const

/** What somebody makes of a case, with words for colleagues. */
export function SettleCase() {
  const record = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const attempt = useAttempt()
  const [note, setNote] = useState('')
  const { canAccess } = useCanAccess({ resource: 'harvest_cases', action: 'create' })
  if (!record || !canAccess) return null
  const settle = async (verdict: string) => {
    await attempt(async () => {
      await act(`/harvest_cases/${record.id}/settlement`, { verdict, note })
      setNote('')
      return 'harvest_cases.done'
    })
  }
  return (
    <Stack spacing={1} sx={{ maxWidth: 560 }}>
      <TextField
        name="note"
        label={translate('harvest_cases.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
        multiline
        minRows={2}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {VERDICTS.map(([verdict, color]) => (
          <Button
            key={verdict}
            variant="outlined"
            color={color}
            onClick={() => void settle(verdict)}
          >
            {translate(`harvest_cases.settle.${verdict}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
