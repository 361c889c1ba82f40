import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { Figures, Programme, Unit } from './figures'
import { Tile } from './tile'

type Shown = { name: keyof Figures; unit?: Unit; list?: { resource: string; filter?: object } }

/** The figures of a period in the order they are read; those without a list lead to the table of days. */
const SHOWN: Shown[] = [
  { name: 'active' },
  { name: 'scans' },
  { name: 'earned' },
  { name: 'spent', list: { resource: 'orders' } },
  { name: 'cancelled', list: { resource: 'orders', filter: { status: 'cancelled' } } },
  { name: 'corrected', list: { resource: 'hand_bookings' } },
  { name: 'reset' },
  { name: 'outstanding', list: { resource: 'members' } },
  { name: 'outstanding_cost', unit: 'forints', list: { resource: 'members' } },
  { name: 'redemption_rate', unit: 'share' },
  { name: 'breakage', unit: 'share' },
  { name: 'days_to_first_gift', unit: 'days', list: { resource: 'orders' } },
]

/** The figures of the period beside those of the one before. */
export function PeriodTiles({ programme, onRows }: { programme: Programme; onRows(): void }) {
  const { figures, figures_before: before } = programme
  // What points cost is told where somebody said it.
  const shown = SHOWN.filter(({ name }) => name !== 'outstanding_cost' || figures[name] !== null)
  return (
    <Grid>
      {shown.map(({ name, unit, list }) => (
        <Tile
          key={name}
          name={name}
          value={figures[name]}
          before={before[name]}
          unit={unit}
          list={list}
          onOpen={onRows}
        />
      ))}
    </Grid>
  )
}

/** What waits at this moment, whatever the period. */
export function WaitingTiles({ waiting }: { waiting: Programme['waiting'] }) {
  const { open_orders: orders, low_stock: low, failed_messages: failed } = waiting
  return (
    <Grid>
      <Tile name="open_orders" value={orders} list={{ resource: 'orders' }} />
      <Tile name="low_stock" value={low} list={{ resource: 'stock_items', filter: { low: '1' } }} />
      <Tile
        name="failed_messages"
        value={failed}
        list={{ resource: 'messages', filter: { state: 'dead' } }}
      />
    </Grid>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <Box sx={GRID}>{children}</Box>
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(200px, 1fr))',
  },
}
