import { Box, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { RecordPage } from '../records/record_page'
import { PreviewPane } from './preview_pane'
import { useShownCard } from './use_shown_card'

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
  record: RecordPage
  /** What is written. */
  children: ReactNode
}

/** The form with the preview beside it; where there is no room for both, each has a tab. */
export function BesidePreview({ record, children }: BesidePreviewProps) {
  const translate = useTranslate()
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [tab, setTab] = useState<Chosen>('edit')
  const showCard = useShownCard()
  const id = useId()
  const isAlone = !hasRoom
  const choose = (block: string) => {
    setTab('edit')
    showCard(block)
  }
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
            <PreviewPane record={record} onChosen={choose} />
          </Box>
        </Box>
      </Box>
    </>
  )
}
