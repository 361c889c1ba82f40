import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useCreatePath, useGetResourceLabel, useRecordContext, useTranslate } from 'react-admin'

/** How many rows of a list are under way for the member. */
export interface OpenRows {
  id: string
  count: number
}

/** What is under way for the member, each with the way to it. */
export function OpenWork({ open }: { open: OpenRows[] }) {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const wayTo = useWayTo(member?.id ?? 0)
  return (
    <Stack component="section" aria-labelledby="open-work" sx={{ gap: 0.5 }}>
      <Typography id="open-work" component="h3" variant="subtitle2">
        {translate('members.card.open')}
      </Typography>
      {open.length ? (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {open.map(({ id, count }) => (
            <Button key={id} size="small" variant="outlined" component={Link} to={wayTo(id)}>
              {labelOf(id, 2)}: {count}
            </Button>
          ))}
        </Stack>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('members.card.nothing_open')}
        </Typography>
      )}
    </Stack>
  )
}

/** The panel of this page where it has one, the record where there is one, else the rows of the list. */
function useWayTo(memberId: number) {
  const createPath = useCreatePath()
  return (list: string) => {
    if (list === 'orders' || list === 'disputes') {
      return `${createPath({ resource: 'members', id: memberId, type: 'show' })}/${list}`
    }
    // A member has one case, under the number of the member.
    if (list === 'harvest_cases') return createPath({ resource: list, id: memberId, type: 'show' })
    const filter = encodeURIComponent(JSON.stringify({ member_id: memberId, state: 'open' }))
    return `${createPath({ resource: list, type: 'list' })}?filter=${filter}`
  }
}
