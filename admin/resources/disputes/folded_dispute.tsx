import { Stack, Typography } from '@mui/material'
import { TextField } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'

/** Which code, who reported it and when, where a phone has no room for three columns. */
export function FoldedDispute() {
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <TextField source="code" />
      <MemberField source="member_id" />
      <Typography variant="caption" component="div" color="textSecondary">
        <InstantField source="opened_at" />
      </Typography>
    </Stack>
  )
}
