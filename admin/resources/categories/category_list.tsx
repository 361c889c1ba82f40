import { BooleanField, DataTable, List } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { PictureField } from '../../components/picture_field'

/** The categories gifts are sorted into. */
export function CategoryList() {
  return (
    <List sort={{ field: 'position', order: 'ASC' }}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="picture_url" disableSort>
          <PictureField source="picture_url" />
        </DataTable.Col>
        <DataTable.Col source="title_hu" />
        <DataTable.Col source="title_en" />
        <DataTable.Col source="slug" />
        <FigureCol source="position" />
        <DataTable.Col source="is_active" field={BooleanField} />
      </DataTable>
    </List>
  )
}
