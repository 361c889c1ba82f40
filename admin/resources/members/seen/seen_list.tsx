import { Paper, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** One line of a page of the member. */
export interface SeenLine {
  key: string | number
  what: string
  /** The language of `what`, where it is the member's. */
  lang?: string
  details?: string
  figure?: string
}

interface SeenListProps {
  /** Name of the texts `members.seen.<name>` and `members.seen.no_<name>`. */
  name: string
  lines: SeenLine[]
  /** What stands beside the heading: a sum or a count, in words. */
  sum?: string
  /** How many there are in all, where these are the first. */
  total?: number
}

/** One page of the member as a list to read. */
export function SeenList({ name, lines, sum, total = lines.length }: SeenListProps) {
  const translate = useTranslate()
  const id = `seen-${name}`
  const more = total - lines.length
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} component="h3" variant="h6">
          {translate(`members.seen.${name}`)}
        </Typography>
        {sum && <Typography sx={{ fontWeight: 700 }}>{sum}</Typography>}
      </Stack>
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(`members.seen.no_${name}`)}
        </Typography>
      )}
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Stack>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {translate('members.seen.more', { smart_count: more })}
        </Typography>
      )}
    </Paper>
  )
}

function Line({ line: { what, lang, details, figure } }: { line: SeenLine }) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        justifyContent: 'space-between',
      }}
    >
      <Typography component="div" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span lang={lang}>{what}</span>
        {details && (
          <Typography component="div" variant="body2" color="textSecondary">
            {details}
          </Typography>
        )}
      </Typography>
      {figure && (
        <Typography component="div" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          {figure}
        </Typography>
      )}
    </Stack>
  )
}
