import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { PictureField } from '../../components/picture_field'
import { FoldedCategory } from './folded_category'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** A phone has room for the category and whether members see it. */
const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedCategory} />
    <DataTable.Col source="is_active" disableSort field={BooleanField} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="picture_url" disableSort>
      <PictureField source="picture_url" />
    </DataTable.Col>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="title_en" />
    <DataTable.Col source="slug" disableSort />
    <FigureCol source="gifts" disableSort />
    <FigureCol source="position" />
    <DataTable.Col source="is_active" disableSort field={BooleanField} />
  </>
)

/** The categories gifts are sorted into, in the order members see them. */
export function CategoryList() {
  return (
    <List
      actions={<ListTools columns={WIDE} inFile={{ picture_url: null }} />}
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
    >
      <ListTable columns={WIDE} folded={FOLDED} />
    </List>
  )
}
