import { Box } from '@mui/material'

/** A key as it is drawn in words about keys. */
export function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 0.75,
        font: 'inherit',
        fontSize: '0.8rem',
        lineHeight: 1.4,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  )
}
