import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useStore, useTheme, useTranslate } from 'react-admin'
import { PreviewFrame } from './preview_frame'
import { renderedPage, type Look, type Previewed } from './rendered'
import { Renderer } from './renderer'

/** Widths of the windows that are shown, in px. */
const WIDTHS = { phone: 390, desk: 1280 }

const CHOICES = {
  width: ['phone', 'desk'],
  locale: ['hu', 'en'],
  reader: ['guest', 'member'],
  theme: ['light', 'dark'],
} as const

const NAMES = ['width', 'locale', 'reader', 'theme'] as const satisfies (keyof typeof CHOICES)[]

/** Four beside each other, on a phone two. */
const CHOICE = { flex: { xs: '1 1 40%', sm: '1 1 96px' }, width: 'auto' }

/** How a preview looks; each is one of its choices. */
interface PreviewLook extends Look {
  width: 'phone' | 'desk'
  theme: 'light' | 'dark'
}

interface PreviewPaneProps {
  previewed: Previewed
  /** A block of the page was pressed. */
  onChosen: (id: string) => void
}

/** What readers would see of what is written. */
export function PreviewPane({ previewed, onChosen }: PreviewPaneProps) {
  const translate = useTranslate()
  const [ownTheme] = useTheme()
  const { readers, open } = previewed
  const [wanted, setLook] = useStore<PreviewLook>('content.preview', {
    width: 'phone',
    locale: 'hu',
    reader: readers[0],
    theme: ownTheme === 'dark' ? 'dark' : 'light',
  })
  const look = readers.includes(wanted.reader) ? wanted : { ...wanted, reader: readers[0] }
  const choices = NAMES.filter((name) => name !== 'reader' || readers.length > 1)
  const { page, isFailed } = useRendered(previewed, look)
  return (
    <Box
      component="section"
      aria-label={translate('content.live.name')}
      sx={{ display: 'flex', flexDirection: 'column', height: 1, gap: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        {choices.map((name) => (
          <TextField
            key={name}
            select
            label={translate(`content.live.${name}`)}
            value={look[name]}
            onChange={({ target }) => setLook({ ...wanted, [name]: target.value })}
            sx={CHOICE}
          >
            {CHOICES[name].map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`content.live.choices.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      {isFailed && (
        <Typography role="status" variant="body2" color="error">
          {translate('content.live.failed')}
        </Typography>
      )}
      <PreviewFrame
        page={page}
        theme={look.theme}
        width={WIDTHS[look.width]}
        open={open}
        onChosen={onChosen}
      />
    </Box>
  )
}

/** The page as the server renders it of what stands in the editor. */
function useRendered({ written, subscribe }: Previewed, { locale, reader }: Look) {
  const [rendered, setRendered] = useState({ page: null as object | null, isFailed: false })
  useEffect(() => {
    const renderer = new Renderer(
      () => ({ ...written(), locale, reader }),
      renderedPage,
      (page) => setRendered((before) => ({ page: page ?? before.page, isFailed: page === null }))
    )
    renderer.later(0)
    const end = subscribe(() => renderer.later())
    return () => {
      end()
      renderer.stop()
    }
  }, [written, subscribe, locale, reader])
  return rendered
}
