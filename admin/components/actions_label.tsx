import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { HEARD_ONLY } from './heard_only'

/** The head of a column of buttons, which say themselves what they do: it is only read aloud. */
export function ActionsLabel() {
  const translate = useTranslate()
  return (
    <Box component="span" sx={HEARD_ONLY}>
      {translate('resources.code_batches.fields.actions')}
    </Box>
  )
}
