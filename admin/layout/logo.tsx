import { Box } from '@mui/material'
import { PRODUCT_NAME } from '../product_name'

function Word({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  )
}

/** The name of the shop with the lid for its last o; on a phone the lid alone. */
export function Logo() {
  const word = PRODUCT_NAME.toLowerCase()
  const lid = word.lastIndexOf('o')
  const [before, behind] = lid < 0 ? [word, ''] : [word.slice(0, lid), word.slice(lid + 1)]
  return (
    <Box
      component="span"
      aria-label={PRODUCT_NAME}
      role="img"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        font: '900 1.75rem/1 "Sofia Sans Extra Condensed Variable", sans-serif',
      }}
    >
      <Word>{before}</Word>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="#ffc61e" stroke="#0d1c20" strokeWidth="2" />
        <circle cx="12" cy="12" r="6.4" fill="none" stroke="#0d1c20" strokeWidth="2" />
        <circle cx="12" cy="12" r="2.3" fill="#0d1c20" />
      </svg>
      <Word>{behind}</Word>
    </Box>
  )
}
