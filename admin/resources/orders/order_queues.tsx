import { Tab, Tabs } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { STATUSES, type Status } from './order_status'

/** What the server says of the queues beside the list. */
export interface DeskMeta {
  /** Orders that wait, by where they stand. */
  waiting: Partial<Record<Status, number>>
  /** The steps allowed next, by where an order stands. */
  steps: Record<Status, Status[]>
}

/** One tab for each state of an order, with how many wait there. */
export function OrderQueues() {
  const { filterValues, setFilters, displayedFilters, onUnselectItems, meta } = useListContext()
  const translate = useTranslate()
  const { waiting = {} } = (meta ?? {}) as Partial<DeskMeta>
  const open = (status: string) => {
    const { status: _left, ...others } = filterValues
    onUnselectItems()
    setFilters(status === 'all' ? others : { ...others, status }, displayedFilters)
  }
  const textOf = (status: Status) => {
    const text = translate(`orders.status.${status}`)
    return waiting[status] === undefined ? text : `${text} (${waiting[status]})`
  }
  const allWaiting = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  return (
    <Tabs
      value={filterValues.status ?? 'all'}
      onChange={(_event, status: string) => open(status)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('orders.queues')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {STATUSES.map((status) => (
        <Tab key={status} value={status} label={textOf(status)} />
      ))}
      <Tab value="open" label={`${translate('orders.open')} (${allWaiting})`} />
      <Tab value="all" label={translate('orders.all')} />
    </Tabs>
  )
}
