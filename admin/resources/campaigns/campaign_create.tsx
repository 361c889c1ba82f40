import { Create, SimpleForm } from 'react-admin'
import { CampaignForm } from './campaign_form'

/** A new draft; nothing is sent until somebody presses send on its page. */
export function CampaignCreate() {
  return (
    <Create redirect="show">
      <SimpleForm>
        <CampaignForm />
      </SimpleForm>
    </Create>
  )
}
