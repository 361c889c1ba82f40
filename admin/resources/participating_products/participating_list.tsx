import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { PictureField } from '../../components/picture_field'
import { ImportButton } from '../imports/import_button'
import { ParticipatingState } from './participating_state'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['active', 'ended'].map((id) => ({ id, name: `participating_products.state.${id}` }))}
  />,
]

/** A phone has room for the product, its points and whether they are given. */
const FOLDED = (
  <>
    <DataTable.Col source="title_hu" />
    <FigureCol source="points" disableSort />
    <DataTable.Col source="state" disableSort field={ParticipatingState} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="picture_url" disableSort>
      <PictureField source="picture_url" />
    </DataTable.Col>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="title_en" />
    <DataTable.Col source="slug" />
    <FigureCol source="open_batches" disableSort />
    <FigureCol source="points" disableSort />
    <DataTable.Col source="state" disableSort field={ParticipatingState} />
  </>
)

/** The products whose stickers bring points, in the order members see them. */
export function ParticipatingList() {
  return (
    <List
      filters={filters}
      actions={
        <ListTools columns={WIDE} inFile={{ picture_url: null, state: { source: 'is_active' } }}>
          <ImportButton kind="participating_products" />
        </ListTools>
      }
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
    >
      <ListTable columns={WIDE} folded={FOLDED} />
    </List>
  )
}
