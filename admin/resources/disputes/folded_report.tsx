import { Stack, Typography } from '@mui/material'
import { ReferenceField, TextField } from 'react-admin'
import { InstantField } from '../../components/instant_field'

/** Which code, who reported it and when, where a phone has no room for three columns. */
export function FoldedReport() {
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <TextField source="code" />
      <ReferenceField source="member_id" reference="members" link="show" emptyText="–" />
      <Typography variant="caption" component="div" color="textSecondary">
        <InstantField source="opened_at" />
      </Typography>
    </Stack>
  )
}
