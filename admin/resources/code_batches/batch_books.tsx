import { Box, Stack, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'

/** What became of printed stickers; `printed` is the sum of the four others. */
export interface Books {
  printed: number
  unused: number
  used: number
  void: number
  expired: number
  scans: number
}

const PARTS = [
  ['used', 'success.main'],
  ['unused', 'info.main'],
  ['void', 'text.disabled'],
  ['expired', 'warning.main'],
] as const

/** The books of a code batch or of a part of it: a bar, and every figure beneath it. */
export function BatchBooks({ books }: { books: Books }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const figure = (value: number) => value.toLocaleString(locale, { useGrouping: 'always' } as never)
  return (
    <Stack spacing={1}>
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 12, borderRadius: 1, overflow: 'hidden', width: 1 }}
      >
        {PARTS.map(([name, color]) => (
          <Box key={name} sx={{ flexGrow: books[name], flexBasis: 0, bgcolor: color }} />
        ))}
      </Box>
      <Stack component="dl" direction="row" sx={{ m: 0, flexWrap: 'wrap', gap: 3 }}>
        <Figure name={translate('code_batches.books.printed')} value={figure(books.printed)} />
        {PARTS.map(([name, color]) => (
          <Figure
            key={name}
            name={translate(`code_batches.books.${name}`)}
            value={figure(books[name])}
            color={color}
          />
        ))}
        <Figure name={translate('code_batches.books.scans')} value={figure(books.scans)} />
      </Stack>
    </Stack>
  )
}

function Figure({ name, value, color }: { name: string; value: string; color?: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="text.secondary">
        {color && (
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              width: 10,
              height: 10,
              borderRadius: '50%',
              bgcolor: color,
              mr: 0.75,
            }}
          />
        )}
        {name}
      </Typography>
      <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  )
}
