import { DataTable, List, NumberInput, SelectInput } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { FoundInput } from '../../components/found_input'
import { InstantField } from '../../components/instant_field'
import { FoldedReward } from './folded_reward'
import { RevokeReward } from './revoke_reward'
import { REWARD_STATES } from './reward'
import { AwardedThing, RewardMember, RewardState } from './reward_fields'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={REWARD_STATES.map((id) => ({ id, name: `promotion_rewards.state.${id}` }))}
  />,
  <NumberInput key="member_id" source="member_id" />,
  <FoundInput key="product_id" source="product_id" reference="products" />,
]

const ACTS = <DataTable.Col label={<ActionsLabel />} field={RevokeReward} />

const FOLDED = (
  <>
    <DataTable.Col source="title_hu" disableSort field={FoldedReward} />
    {ACTS}
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" disableSort field={AwardedThing} />
    <DataTable.Col source="member_id" disableSort field={RewardMember} />
    <DataTable.Col source="created_at">
      <InstantField source="created_at" />
    </DataTable.Col>
    <DataTable.Col source="expires_at">
      <InstantField source="expires_at" />
    </DataTable.Col>
    <DataTable.Col source="state" field={RewardState} />
    {ACTS}
  </>
)

/** Gifts and points that members were awarded, the latest first. */
export function RewardList() {
  return (
    <List
      filters={filters}
      actions={
        <ListTools
          columns={WIDE}
          inFile={{
            title_hu: [
              { source: 'title_hu' },
              { source: 'points', label: 'resources.members.fields.points' },
            ],
          }}
        />
      }
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick={false} />
    </List>
  )
}
