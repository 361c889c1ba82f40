import { Stack, Typography } from '@mui/material'
import { Asker } from '../../components/asker'
import { DeedPoints } from './deed_points'
import { DeedSentence } from './deed_sentence'

/** What shall be done, how many points it is about, and who asks. */
export function FoldedDeed() {
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <DeedSentence />
      <Typography component="div" sx={{ fontWeight: 700 }}>
        <DeedPoints />
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        <Asker />
      </Typography>
    </Stack>
  )
}
