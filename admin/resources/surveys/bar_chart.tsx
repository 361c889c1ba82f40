import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

/** Measures of a chart, in units of its own that are stretched to the width there is. */
const HEIGHT = 100
const WIDTH = 300
const GAP = 3

/** One bar with its name. */
export type Bar = { label: string; count: number }

interface BarChartProps {
  /** What the bars are about. */
  label: string
  bars: Bar[]
}

/** Bars of how often something was answered, and the same as a table for whoever wants the figures. */
export function BarChart({ label, bars }: BarChartProps) {
  const translate = useTranslate()
  const titleId = useId()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const all = bars.reduce((sum, { count }) => sum + count, 0)
  const width = WIDTH / bars.length
  return (
    <Box sx={{ my: 1 }}>
      <Box
        component="svg"
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ width: 1, height: 120, display: 'block', color: 'primary.main' }}
      >
        <title id={titleId}>{label}</title>
        {bars.map(({ label: name, count }, at) => {
          const height = (HEIGHT * count) / most
          return (
            <rect
              key={name}
              x={at * width + GAP / 2}
              y={HEIGHT - height}
              width={Math.max(1, width - GAP)}
              height={height}
              fill="currentColor"
            />
          )
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="currentColor" />
      </Box>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('surveys.answer')}</TableCell>
            <TableCell align="right">{translate('surveys.count')}</TableCell>
            <TableCell align="right">%</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ label: name, count }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{all ? Math.round((100 * count) / all) : 0}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
