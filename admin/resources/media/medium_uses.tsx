import { Chip, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link as PlainLink } from '@mui/material'
import { Link } from 'react-router'
import { useCanAccess, useGetList, useTranslate, type RaRecord } from 'react-admin'

/** A place that shows a medium, as the server sends it. */
export interface MediumUse extends RaRecord {
  owner: string
  owner_id: number
  title_hu: string
  title_en: string
  state: 'live' | 'scheduled' | 'draft' | 'old'
}

const COLOURS = { live: 'success', scheduled: 'info', draft: 'default', old: 'default' } as const

/** Where a medium is used. */
export function useUses(id: number): MediumUse[] | undefined {
  return useGetList<MediumUse>(`media/${id}/uses`).data
}

/** Whether readers see it somewhere, or will. */
export const isShown = (uses: MediumUse[]): boolean =>
  uses.some(({ state }) => state === 'live' || state === 'scheduled')

/** Everything that shows a medium, each once for each state. */
export function MediumUses({ id }: { id: number }) {
  const translate = useTranslate()
  const uses = useUses(id)
  if (!uses) return null
  const once = new Map(uses.map((use) => [`${use.owner} ${use.owner_id} ${use.state}`, use]))
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {translate('media.uses.title')}
      </Typography>
      {once.size === 0 && <Typography>{translate('media.uses.none')}</Typography>}
      <List dense disablePadding>
        {[...once].map(([key, use]) => (
          <ListItem key={key} disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={<UseName use={use} />}
              secondary={translate(`media.uses.kind.${use.owner}`)}
            />
            <Chip
              size="small"
              color={COLOURS[use.state]}
              label={translate(`media.uses.state.${use.state}`)}
            />
          </ListItem>
        ))}
      </List>
    </>
  )
}

function UseName({ use }: { use: MediumUse }) {
  const { canAccess } = useCanAccess({ resource: use.owner, action: 'edit' })
  const title = use.title_hu || use.title_en
  if (!canAccess) return title
  return (
    <PlainLink component={Link} to={`/${use.owner}/${use.owner_id}`}>
      {title}
    </PlainLink>
  )
}
