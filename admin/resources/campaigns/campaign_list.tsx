import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { CampaignState } from './campaign_state'
import { FoldedCampaign } from './folded_campaign'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** A phone has room for the campaign and how many it is for. */
const FOLDED = (
  <>
    <DataTable.Col source="name" field={FoldedCampaign} />
    <FigureCol source="recipients" disableSort />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="name" />
    <DataTable.Col source="state" field={CampaignState} />
    <DataTable.Col source="scheduled_for">
      <InstantField source="scheduled_for" />
    </DataTable.Col>
    <FigureCol source="recipients" disableSort />
    <FigureCol source="sent" disableSort />
    <FigureCol source="failed" disableSort />
  </>
)

/** Every campaign, the newest first. */
export function CampaignList() {
  return (
    <List
      actions={<ListTools columns={WIDE} />}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
