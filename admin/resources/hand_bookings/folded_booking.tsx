import { Stack, Typography } from '@mui/material'
import { TextField, useListContext } from 'react-admin'
import { Asker } from '../../components/asker'
import { FigureField } from '../../components/figure_field'
import { MemberField } from '../../components/member_field'
import { BookingState } from './booking_state'

/** Whose points, how many, why and who asks, and what became of it if the list is not of one state. */
export function FoldedBooking() {
  const { filterValues } = useListContext()
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <MemberField source="member_id" />
      <Typography component="div" sx={{ fontWeight: 700 }}>
        <FigureField source="points" />
      </Typography>
      <TextField source="reason" />
      <Typography variant="caption" component="div" color="textSecondary">
        <Asker />
      </Typography>
      {!filterValues.state && <BookingState />}
    </Stack>
  )
}
