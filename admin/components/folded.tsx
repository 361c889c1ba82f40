import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FoldedProps {
  /** What the row is about. */
  title: ReactNode
  /** What else matters of it, in small print. */
  details?: ReactNode
  /** Where it stands, as a chip. */
  state?: ReactNode
}

const SMALL = { '& .MuiTypography-root': { font: 'inherit' } }

/** Several columns of a row in one, where a phone has no room for them side by side. */
export function Folded({ title, details, state }: FoldedProps) {
  return (
    <Stack sx={{ py: 0.5, gap: 0.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <Typography component="div" variant="body2" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {details && (
        <Typography variant="caption" component="div" color="textSecondary" sx={SMALL}>
          {details}
        </Typography>
      )}
      {state}
    </Stack>
  )
}
