import { Alert, Box, Skeleton } from '@mui/material'
import {
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { MediaGrid } from './media_grid'
import { UploadBox } from './upload_box'
import type { Medium } from './medium'

const PER_PAGE = 24
const WAITING = ['a', 'b', 'c', 'd', 'e', 'f']

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    helperText={false}
    emptyText="media.every_kind"
    choices={['picture', 'file'].map((id) => ({ id, name: `media.kinds.${id}` }))}
  />,
  <SelectInput
    key="archived"
    source="archived"
    alwaysOn
    label="media.archived_label"
    helperText={false}
    emptyText="media.archived.no"
    choices={[{ id: 'yes', name: 'media.archived.yes' }]}
  />,
]

/** The library: all pictures and files that pages, articles and gifts show. */
export function MediaList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
      empty={false}
      pagination={<Pagination rowsPerPageOptions={[PER_PAGE, 2 * PER_PAGE]} />}
      actions={<TopToolbar />}
    >
      <Library />
    </List>
  )
}

function Library() {
  const { data, isPending, filterValues } = useListContext<Medium>()
  const { canAccess } = useCanAccess({ resource: 'media', action: 'create' })
  const refresh = useRefresh()
  const translate = useTranslate()
  const isNarrowed = Object.keys(filterValues).length > 0
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, display: 'grid', gap: 2 }}>
      {canAccess && <UploadBox many onSent={refresh} />}
      {isPending && <Waiting />}
      {data && data.length > 0 && <MediaGrid media={data} />}
      {data?.length === 0 && (
        <Alert severity="info">{translate(isNarrowed ? 'media.nothing' : 'media.empty')}</Alert>
      )}
    </Box>
  )
}

function Waiting() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {WAITING.map((key) => (
        <Skeleton key={key} variant="rounded" height={180} />
      ))}
    </Box>
  )
}
