import { Box, Stack, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { TextField, useCanAccess, useResourceContext, useTranslateLabel } from 'react-admin'
import { RecordHistory } from './record_history'

interface RecordHeadProps {
  /** Who or what the record is. */
  title: ReactNode
  /** One chip or several. */
  state?: ReactNode
  /** What belongs right below the title. */
  line?: ReactNode
  /** What can be done to the record now, for those whose role may change something in its list. */
  actions?: ReactNode
  /** What everybody may take along who may open the page. */
  papers?: ReactNode
  /** Facts, and what else belongs to the head. */
  children?: ReactNode
}

const HEAD = { width: 1, gap: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }

/** The head of the page of a record: what it is, how it stands, what can be done now, which a phone has below, and the way to its history. */
export function RecordHead({ title, state, line, actions, papers, children }: RecordHeadProps) {
  const id = useId()
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  return (
    <Stack component="section" aria-labelledby={id} sx={HEAD}>
      <Box sx={{ ...ROW, alignItems: 'flex-start', columnGap: 3, rowGap: 1.5 }}>
        <Stack sx={{ flex: '1 1 280px', minWidth: 0, gap: 0.75 }}>
          <Box sx={{ ...ROW, columnGap: 1.5, rowGap: 0.5 }}>
            <Typography id={id} component="h2" variant="h5" sx={TITLE}>
              {title}
            </Typography>
            {state}
          </Box>
          {line}
        </Stack>
        <Box sx={{ ...ROW, 'gap': 1, '&:empty': { display: 'none' } }}>
          {canAccess && actions}
          {papers}
          <RecordHistory />
        </Box>
      </Box>
      {children}
    </Stack>
  )
}

/** A field says the title as large as words do. */
const TITLE = {
  'minWidth': 0,
  'overflowWrap': 'anywhere',
  '& .MuiTypography-root': { font: 'inherit' },
}

const COLUMNS = { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))' }

/** Facts of a record beside each other, two in a row on a phone. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 3, rowGap: 1.5, m: 0 }}
    >
      {children}
    </Box>
  )
}

interface RecordFactProps {
  /** Where the record has the fact; its label is that of the field. */
  source?: string
  /** The key of another label. */
  label?: string
  /** Takes a row of its own. */
  isWide?: boolean
  /** The fact, where it is more than the text of the source. */
  children?: ReactNode
}

/** A label and what it says of the record. */
export function RecordFact({ source, label, isWide, children }: RecordFactProps) {
  const labelOf = useTranslateLabel()
  return (
    <Box
      sx={{
        minWidth: 0,
        overflowWrap: 'anywhere',
        gridColumn: isWide ? '1 / -1' : undefined,
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {labelOf({ source, label })}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children ?? <TextField source={source!} emptyText="–" />}
      </Typography>
    </Box>
  )
}
