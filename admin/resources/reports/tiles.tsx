import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { Figures, Programme, Unit } from './figures'
import { Tile } from './tile'

interface Shown {
  name: keyof Figures
  unit?: Unit
  /** Where its rows are; those of the period alone where the list knows days. */
  list?: { resource: string; inPeriod?: boolean }
}

const ORDERS = { resource: 'orders', inPeriod: true }

/** The figures of a period in the order they are read; those without a list say what they are made of, and lead to the table of days. */
const SHOWN: Shown[] = [
  { name: 'active' },
  { name: 'scans' },
  { name: 'earned' },
  { name: 'spent', list: ORDERS },
  { name: 'cancelled' },
  { name: 'corrected' },
  { name: 'reset' },
  { name: 'outstanding', list: { resource: 'members' } },
  { name: 'outstanding_cost', unit: 'forints', list: { resource: 'members' } },
  { name: 'redemption_rate', unit: 'share' },
  { name: 'breakage', unit: 'share' },
  { name: 'days_to_first_gift', unit: 'days', list: ORDERS },
]

/** The figures of the period beside those of the one before. */
export function PeriodTiles({ programme, onRows }: { programme: Programme; onRows(): void }) {
  const { period, figures, figures_before: before } = programme
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
          list={list && { resource: list.resource, filter: list.inPeriod ? period : {} }}
          onOpen={onRows}
        />
      ))}
    </Grid>
  )
}

const OPEN_ORDERS = { resource: 'orders', filter: { status: 'open' } }

/** What waits at this moment, whatever the period. */
export function WaitingTiles({ waiting }: { waiting: Programme['waiting'] }) {
  const { open_orders: orders, low_stock: low, failed_messages: failed } = waiting
  return (
    <Grid>
      <Tile name="open_orders" value={orders} list={OPEN_ORDERS} />
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
