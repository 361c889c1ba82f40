import { Box, Typography } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Medium } from './medium'

const STEPS = [0, 1, 2, 3, 4]

/** Chooses what of a picture must stay visible, on a grid over it. */
export function FocusInput({ medium, isReadOnly }: { medium: Medium; isReadOnly: boolean }) {
  const translate = useTranslate()
  const { field: column } = useInput({ source: 'focus_x' })
  const { field: row } = useInput({ source: 'focus_y' })
  const isDecorative = useWatch({ name: 'is_decorative' }) === true
  return (
    <Box sx={{ width: 1, mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }} id="focus-title">
        {translate('media.focus.title')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
        {translate('media.focus.hint')}
      </Typography>
      <Box sx={{ position: 'relative', maxWidth: 480 }}>
        <Box
          component="img"
          src={medium.url}
          alt={isDecorative ? '' : medium.alt_hu}
          width={medium.width ?? undefined}
          height={medium.height ?? undefined}
          sx={{ width: 1, height: 'auto', display: 'block', borderRadius: 1 }}
        />
        <Box
          role="radiogroup"
          aria-labelledby="focus-title"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            gridTemplate: 'repeat(5, 1fr) / repeat(5, 1fr)',
          }}
        >
          {STEPS.flatMap((y) =>
            STEPS.map((x) => (
              <FocusPoint
                key={`${x} ${y}`}
                label={translate('media.focus.point', { column: x + 1, row: y + 1 })}
                isChosen={column.value === x && row.value === y}
                isReadOnly={isReadOnly}
                onChoose={() => {
                  column.onChange(x)
                  row.onChange(y)
                }}
              />
            ))
          )}
        </Box>
      </Box>
    </Box>
  )
}

interface FocusPointProps {
  label: string
  isChosen: boolean
  isReadOnly: boolean
  onChoose: () => void
}

function FocusPoint({ label, isChosen, isReadOnly, onChoose }: FocusPointProps) {
  return (
    <Box
      component="label"
      sx={{
        'position': 'relative',
        'display': 'grid',
        'placeItems': 'center',
        'cursor': isReadOnly ? 'default' : 'pointer',
        'border': '1px solid rgba(255,255,255,0.35)',
        'bgcolor': isChosen ? 'rgba(255,255,255,0.25)' : undefined,
        '&:hover': { bgcolor: 'rgba(255,255,255,0.2)' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', zIndex: 1 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name="focus"
        aria-label={label}
        checked={isChosen}
        disabled={isReadOnly}
        onChange={onChoose}
        sx={{ opacity: 0, position: 'absolute', inset: 0, width: 1, height: 1, m: 0 }}
      />
      {isChosen && (
        <Box
          sx={{
            width: 24,
            height: 24,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            border: '3px solid #fff',
            boxShadow: 3,
          }}
        />
      )}
    </Box>
  )
}
