import { Box } from '@mui/material'

/** The word of the house with the lid for its o. */
export function Logo() {
  return (
    <Box
      component="span"
      aria-label="Mesterpont"
      role="img"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        font: '900 1.75rem/1 "Sofia Sans Extra Condensed Variable", sans-serif',
      }}
    >
      mesterp
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="#ffc61e" stroke="#0d1c20" strokeWidth="2" />
        <circle cx="12" cy="12" r="6.4" fill="none" stroke="#0d1c20" strokeWidth="2" />
        <circle cx="12" cy="12" r="2.3" fill="#0d1c20" />
      </svg>
      nt
    </Box>
  )
}
