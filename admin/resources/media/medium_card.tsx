import { Box, Chip, Stack, Typography } from '@mui/material'
import { FileText } from 'lucide-react'
import { useLocaleState, useTranslate } from 'react-admin'
import { isWordless, sizeText, type Medium } from './medium'

/** Size of the sign of a file, in px. */
const SIGN = 40
/** What stays visible where a thumbnail is cut, in percent a step of the grid. */
const STEP = 25

/** The picture of a medium, cut as pages cut it; a sign for files. */
export function MediumThumb({ medium, ratio = '4 / 3' }: { medium: Medium; ratio?: string }) {
  return (
    <Box
      sx={{
        aspectRatio: ratio,
        width: 1,
        bgcolor: 'action.selected',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        color: 'text.secondary',
      }}
    >
      {medium.kind === 'file' ? (
        <FileText size={SIGN} aria-hidden />
      ) : (
        <Box
          component="img"
          src={medium.url}
          alt=""
          loading="lazy"
          sx={{
            width: 1,
            height: 1,
            objectFit: 'cover',
            objectPosition: `${medium.focus_x * STEP}% ${medium.focus_y * STEP}%`,
          }}
        />
      )}
    </Box>
  )
}

/** What a medium is called. */
export function useMediumName(): (medium: Medium) => string {
  const translate = useTranslate()
  return (medium) =>
    medium.file_name || medium.alt_hu || medium.alt_en || translate('media.unnamed')
}

/** A medium among others. */
export function MediumCard({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const nameOf = useMediumName()
  return (
    <>
      <MediumThumb medium={medium} />
      <Stack sx={{ p: 1, gap: 0.5, width: 1, textAlign: 'left' }}>
        <Typography
          variant="body2"
          title={nameOf(medium)}
          sx={{
            fontWeight: 700,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {nameOf(medium)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {medium.kind === 'picture'
            ? translate('media.size', { width: medium.width, height: medium.height })
            : sizeText(medium.bytes, locale)}
          {' · '}
          {medium.places
            ? translate('media.places', { smart_count: medium.places })
            : translate('media.unused')}
        </Typography>
        {isWordless(medium) && (
          <Box>
            <Chip size="small" color="warning" label={translate('media.no_words')} />
          </Box>
        )}
      </Stack>
    </>
  )
}
