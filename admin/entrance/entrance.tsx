import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Logo } from '../layout/logo'

interface EntranceProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The card on night in which somebody comes in. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        background: '#08303a',
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'flex-start',
        p: 2,
        pt: { xs: 3, sm: 10 },
      }}
    >
      <Card sx={{ width: 1, maxWidth: 420 }}>
        <CardContent sx={{ p: 3 }}>
          <Box sx={{ textAlign: 'center', mb: 2 }}>
            <Logo />
          </Box>
          <Typography component="h1" variant="h6" sx={{ textAlign: 'center', mb: 2 }}>
            {title}
          </Typography>
          {lead && (
            <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {lead}
            </Typography>
          )}
          {children}
        </CardContent>
      </Card>
    </Box>
  )
}
