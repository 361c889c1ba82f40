import { Megaphone } from 'lucide-react'
import { CampaignCreate } from './campaign_create'
import { CampaignEdit } from './campaign_edit'
import { CampaignList } from './campaign_list'
import { CampaignShow } from './campaign_show'

export const campaigns = {
  list: CampaignList,
  create: CampaignCreate,
  edit: CampaignEdit,
  show: CampaignShow,
  icon: Megaphone,
  recordRepresentation: 'name',
}
