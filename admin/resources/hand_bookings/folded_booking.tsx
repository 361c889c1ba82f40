import { Stack, Typography } from '@mui/material'
import { ReferenceField, TextField } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Asker } from './asker'

/** Whose points, how many, why and who asks, where a phone has no room for four columns. */
export function FoldedBooking() {
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <ReferenceField source="member_id" reference="members" link="show" emptyText="–" />
      <Typography component="div" sx={{ fontWeight: 700 }}>
        <FigureField source="points" />
      </Typography>
      <TextField source="reason" />
      <Typography variant="caption" component="div" color="textSecondary">
        <Asker />
      </Typography>
    </Stack>
  )
}
