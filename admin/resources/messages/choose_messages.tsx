import { Checkbox, Stack, Typography } from '@mui/material'
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import type { Message } from './message'
import { Settle } from './settle_messages'

/** The failed messages of the page: nothing can be done with others. */
function useFailed(): number[] {
  const { data = [] } = useListContext<Message>()
  return data.filter(({ state }) => state === 'dead').map(({ id }) => id)
}

/** Chooses one failed message; the framework's own box has no name that a screen reader finds. */
export function ChooseMessage() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<Message>()
  if (message?.state !== 'dead') return null
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(message.id)}
      onChange={() => onToggleItem(message.id)}
      slotProps={{ input: { 'aria-label': translate('messages.choose', { id: message.id }) } }}
    />
  )
}

/** Chooses all failed messages of the page, or none. */
export function ChooseAll() {
  const translate = useTranslate()
  const failed = useFailed()
  const { selectedIds, onSelect } = useListContext<Message>()
  const chosen = failed.filter((id) => selectedIds.includes(id)).length
  const hasAll = failed.length > 0 && chosen === failed.length
  return (
    <Checkbox
      size="small"
      checked={hasAll}
      indeterminate={chosen > 0 && !hasAll}
      onChange={() => onSelect(hasAll ? [] : failed)}
      slotProps={{ input: { 'aria-label': translate('messages.choose_all') } }}
    />
  )
}

/** What can be done with all that are chosen. */
export function ChosenMessages() {
  const translate = useTranslate()
  const { data = [], selectedIds } = useListContext<Message>()
  const chosen = data.filter(({ id, state }) => state === 'dead' && selectedIds.includes(id))
  if (!chosen.length) return null
  return (
    <Stack
      component="section"
      aria-label={translate('messages.of_chosen')}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 1.5 }}
    >
      <Typography>{translate('messages.chosen', { smart_count: chosen.length })}</Typography>
      <Settle messages={chosen} />
    </Stack>
  )
}
