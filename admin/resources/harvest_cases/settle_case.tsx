import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
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
  const notify = useNotify()
  const refresh = useRefresh()
  const [note, setNote] = useState('')
  if (!record) return null
  const settle = async (verdict: string) => {
    try {
      await act(`/harvest_cases/${record.id}/settlement`, { verdict, note })
      notify('harvest_cases.done', { type: 'success' })
      setNote('')
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
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
