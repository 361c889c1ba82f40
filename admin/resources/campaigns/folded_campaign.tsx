import { TextField, useRecordContext } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { CampaignState } from './campaign_state'

/** Which campaign, when it is or was sent, and where it stands. */
export function FoldedCampaign() {
  const campaign = useRecordContext<{ id: number; scheduled_for: number | null }>()
  return (
    <Folded
      title={<TextField source="name" />}
      details={campaign?.scheduled_for && <InstantField source="scheduled_for" />}
      state={<CampaignState />}
    />
  )
}
