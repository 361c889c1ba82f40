import { Card, CardActionArea, CardContent, Skeleton, Stack, Typography } from '@mui/material'
import { RecordContextProvider, Title, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { InstantField } from '../../../components/instant_field'
import type { RecordLine } from '../records/record_page'
import { RecordStateChip } from '../records/record_state'

const KINDS = ['menu', 'footer', 'home'] as const

/** What a shop has one of: the links around every page, and the front page. Each has its drafts and versions. */
export function MenusPage() {
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: 720 }}>
      <Title title="content.menus.title" />
      {KINDS.map((kind) => (
        <MenuCard key={kind} kind={kind} />
      ))}
    </Stack>
  )
}

function MenuCard({ kind }: { kind: (typeof KINDS)[number] }) {
  const translate = useTranslate()
  const { data: [record] = [] } = useGetList<RecordLine>('content_records', {
    filter: { kind },
    pagination: { page: 1, perPage: 1 },
  })
  if (!record) return <Skeleton variant="rounded" height={112} />
  return (
    <RecordContextProvider value={record}>
      <Card>
        <CardActionArea component={Link} to={`/content_records/${record.id}`}>
          <CardContent>
            <Typography component="h2" variant="h6">
              {translate(`content.kinds.${kind}`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {translate(`content.menus.${kind}_hint`)}
            </Typography>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <RecordStateChip record={record} />
              <InstantField source="edited_at" />
              <span>{record.edited_by}</span>
            </Stack>
          </CardContent>
        </CardActionArea>
      </Card>
    </RecordContextProvider>
  )
}
