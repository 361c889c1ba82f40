import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { PictureField } from '../../components/picture_field'
import { useIsPhone } from '../../components/use_is_phone'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** The categories gifts are sorted into, in the order members see them. */
export function CategoryList() {
  const isPhone = useIsPhone()
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="picture_url" disableSort>
          <PictureField source="picture_url" />
        </DataTable.Col>
        <DataTable.Col source="title_hu" />
        {!isPhone && <DataTable.Col source="title_en" />}
        <DataTable.Col source="slug" disableSort />
        <FigureCol source="gifts" disableSort />
        <FigureCol source="position" />
        <DataTable.Col source="is_active" disableSort field={BooleanField} />
      </DataTable>
    </List>
  )
}
