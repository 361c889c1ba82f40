import { Alert, Box, Button, Card, CardContent, Chip, Skeleton, Typography } from '@mui/material'
import { RefreshCw } from 'lucide-react'
import { Title, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { COLORS, STATES, type Part } from './part'
import { PartRow } from './part_row'

/** More than there are. */
const ALL = 50
const LIST = { listStyle: 'none', m: 0, p: 0 }
/** What is well is short. */
const COLUMNS = { ...LIST, columnCount: { md: 2 }, columnGap: 4 }
const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2, mb: 2 }

/** How the shop is doing, part by part; what is not well stands first, with what to do. */
export function HealthPage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error, isFetching, refetch, ...read } = useGetList<Part>('health', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'id', order: 'ASC' },
  })
  const parts = STATES.map((state) => data?.filter((part) => part.state === state) ?? [])
  const [failed, warning, well] = parts
  const at = data && new Date(read.dataUpdatedAt).toLocaleTimeString(locale)
  return (
    <Box>
      <Title title={translate('resources.health.name', { smart_count: 2 })} />
      <Box sx={BAR} role="status">
        {data &&
          STATES.map((state, place) => (
            <Chip
              key={state}
              color={parts[place].length ? COLORS[state] : 'default'}
              label={translate(`health.sum.${state}`, { count: parts[place].length })}
            />
          ))}
        {at && (
          <Typography variant="body2" color="textSecondary">
            {translate('health.looked', { at })}
          </Typography>
        )}
        <Button
          startIcon={<RefreshCw size={16} aria-hidden />}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {translate('health.again')}
        </Button>
      </Box>
      {error && <Alert severity="error">{translate(error.message)}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && failed.length + warning.length === 0 && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('health.all_well')}
        </Alert>
      )}
      <Parts title="health.attention" parts={[...failed, ...warning]} />
      <Parts title="health.well" parts={well} sx={COLUMNS} />
    </Box>
  )
}

function Parts({ title, parts, sx = LIST }: { title: string; parts: Part[]; sx?: object }) {
  const translate = useTranslate()
  if (!parts.length) return null
  return (
    <Card component="section" sx={{ mb: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {translate(title)}
        </Typography>
        <Box component="ul" sx={sx}>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}
