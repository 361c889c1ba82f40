import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

const READ_ALOUD_ALONE = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** The head of a column of buttons, which say themselves what they do: it is only read aloud. */
export function ActionsLabel() {
  const translate = useTranslate()
  return (
    <Box component="span" sx={READ_ALOUD_ALONE}>
      {translate('resources.code_batches.fields.actions')}
    </Box>
  )
}
