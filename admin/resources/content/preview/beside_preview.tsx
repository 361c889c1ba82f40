import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PreviewPane } from './preview_pane'
import type { Previewed } from './rendered'

/** Room of the bars above the preview, in px. */
const ABOVE = { xs: 190, lg: 130 }
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(390px, 0.8fr)',
  gap: 2,
}
const PANE = {
  position: { lg: 'sticky' },
  top: { lg: 112 },
  height: { xs: `calc(100vh - ${ABOVE.xs}px)`, lg: `calc(100vh - ${ABOVE.lg}px)` },
  minHeight: 360,
}
const TABS = ['edit', 'preview'] as const
type Chosen = (typeof TABS)[number]

interface BesidePreviewProps {
  previewed: Previewed
  /** What is written. */
  children: ReactNode
}

/** The form with the preview beside it; where there is no room for both, each has a tab. */
export function BesidePreview({ previewed, children }: BesidePreviewProps) {
  const translate = useTranslate()
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [tab, setTab] = useState<Chosen>('edit')
  const id = useId()
  const isAlone = !hasRoom
  const { choose } = previewed
  const onChosen = useCallback(
    (block: string) => {
      if (choose(block)) setTab('edit')
    },
    [choose]
  )
  const panel = (name: Chosen) => ({
    sx: isAlone && tab !== name ? { display: 'none' } : undefined,
    ...(isAlone && {
      'role': 'tabpanel',
      'id': `${id}-${name}`,
      'aria-labelledby': `${id}-of-${name}`,
    }),
  })
  return (
    <>
      {isAlone && (
        <Tabs value={tab} onChange={(_, value: Chosen) => setTab(value)} variant="fullWidth">
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-of-${name}`}
              aria-controls={`${id}-${name}`}
              label={translate(`content.live.tabs.${name}`)}
            />
          ))}
        </Tabs>
      )}
      <Box sx={isAlone ? undefined : BESIDE}>
        <Box {...panel('edit')}>{children}</Box>
        <Box {...panel('preview')}>
          <Box sx={PANE}>
            <PreviewPane previewed={previewed} onChosen={onChosen} />
          </Box>
        </Box>
      </Box>
    </>
  )
}
