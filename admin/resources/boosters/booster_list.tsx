import { DataTable, DateField, List, useLocaleState } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { BoosterPhase } from './booster_phase'

/** Every booster, what it may give and what it gave. */
export function BoosterList() {
  return (
    <List sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name_hu" />
        <DataTable.Col source="phase" disableSort field={BoosterPhase} />
        <DataTable.Col source="first_day">
          <Day source="first_day" />
        </DataTable.Col>
        <DataTable.Col source="last_day" disableSort>
          <Day source="last_day" />
        </DataTable.Col>
        <FigureCol source="given" disableSort />
        <FigureCol source="spent" />
        <FigureCol source="budget" />
      </DataTable>
    </List>
  )
}

function Day({ source }: { source: string }) {
  const [locale] = useLocaleState()
  return <DateField source={source} emptyText="–" locales={locale} options={DAY} />
}

const DAY = { timeZone: 'UTC', dateStyle: 'medium' } as const
