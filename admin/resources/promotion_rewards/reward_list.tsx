import { DataTable, List, NumberInput, SelectInput } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { FoundInput } from '../../components/found_input'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedReward } from './folded_reward'
import { RevokeReward } from './revoke_reward'
import { REWARD_STATES } from './reward'
import { AwardedThing, RewardMember, RewardState } from './reward_fields'

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

const FOLDED = <DataTable.Col source="title_hu" disableSort field={FoldedReward} />

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
  </>
)

/** Gifts and points that members were awarded, the latest first. */
export function RewardList() {
  const isPhone = useIsPhone()
  return (
    <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        {isPhone ? FOLDED : WIDE}
        <DataTable.Col label={<ActionsLabel />} field={RevokeReward} />
      </DataTable>
    </List>
  )
}
