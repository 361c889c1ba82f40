import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Campaign } from './campaign'

const COLORS = {
  draft: 'default',
  scheduled: 'info',
  freezing: 'info',
  sending: 'info',
  paused: 'warning',
  done: 'success',
  cancelled: 'default',
} as const

/** Where a campaign stands. */
export function CampaignState() {
  const campaign = useRecordContext<Campaign>()
  const translate = useTranslate()
  if (!campaign) return null
  if (campaign.waiting_id !== null) {
    return <Chip size="small" color="warning" label={translate('campaigns.state.waiting')} />
  }
  const label = translate(`campaigns.state.${campaign.state}`)
  return <Chip size="small" color={COLORS[campaign.state]} label={label} />
}
