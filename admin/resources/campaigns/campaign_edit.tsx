import { Edit, SimpleForm } from 'react-admin'
import { CampaignForm } from './campaign_form'

/** Changes a draft or throws it away; who saw an earlier version is told so. */
export function CampaignEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show">
      <SimpleForm>
        <CampaignForm />
      </SimpleForm>
    </Edit>
  )
}
