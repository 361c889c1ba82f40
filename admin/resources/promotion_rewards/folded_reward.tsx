import { Stack, Typography } from '@mui/material'
import { InstantField } from '../../components/instant_field'
import { AwardedThing, RewardMember, RewardState } from './reward_fields'

/** What, whose and until when, where a phone has no room for columns. */
export function FoldedReward() {
  return (
    <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
      <Typography component="div" sx={{ fontWeight: 700 }}>
        <AwardedThing />
      </Typography>
      <RewardMember />
      <div>
        <RewardState />
      </div>
      <Typography variant="caption" component="div" color="textSecondary">
        <InstantField source="expires_at" />
      </Typography>
    </Stack>
  )
}
