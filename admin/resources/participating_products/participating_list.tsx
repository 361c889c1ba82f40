import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { PictureField } from '../../components/picture_field'
import { useIsPhone } from '../../components/use_is_phone'
import { ImportActions } from '../imports/import_actions'
import { ParticipatingState } from './participating_state'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['active', 'ended'].map((id) => ({ id, name: `participating_products.state.${id}` }))}
  />,
]

/** What a phone has no room for. */
const WIDE = (
  <>
    <DataTable.Col source="title_en" />
    <DataTable.Col source="slug" />
    <FigureCol source="open_batches" disableSort />
  </>
)

/** The products whose stickers bring points, in the order members see them. */
export function ParticipatingList() {
  const isPhone = useIsPhone()
  return (
    <List
      filters={filters}
      actions={<ImportActions kind="participating_products" />}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
    >
      <DataTable bulkActionButtons={false}>
        {!isPhone && (
          <DataTable.Col source="picture_url" disableSort>
            <PictureField source="picture_url" />
          </DataTable.Col>
        )}
        <DataTable.Col source="title_hu" />
        {!isPhone && WIDE}
        <FigureCol source="points" disableSort />
        <DataTable.Col source="state" disableSort field={ParticipatingState} />
      </DataTable>
    </List>
  )
}
