import { Alert } from '@mui/material'
import { DataTable, List, SelectInput, useTranslate } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SelectInput
    key="locale"
    source="locale"
    alwaysOn
    helperText={false}
    choices={['hu', 'en'].map((id) => ({ id, name: `page_vitals.locale.${id}` }))}
  />,
]

const COLUMNS = (
  <>
    <DataTable.Col source="words" />
    <DataTable.Col source="locale" disableSort />
    <FigureCol source="count" />
    <DataTable.Col source="day" />
  </>
)

function Nothing() {
  const translate = useTranslate()
  return <Alert severity="info">{translate('search_misses.nothing')}</Alert>
}

/** What members and guests looked for and did not find, most often first. */
export function SearchMissList() {
  const translate = useTranslate()
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} isScreenOnly />}
      sort={{ field: 'count', order: 'DESC' }}
      perPage={25}
      empty={false}
    >
      <Alert severity="info">{translate('search_misses.explained')}</Alert>
      <ListTable columns={COLUMNS} rowClick={false} empty={<Nothing />} />
    </List>
  )
}
