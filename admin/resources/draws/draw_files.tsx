import { Button, Link, Stack, Typography } from '@mui/material'
import { useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { download } from '../../providers/download'
import type { Draw } from './draw'

/** What everybody can read of a draw, and its minutes, which are for the office. */
export function DrawFiles() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  if (!draw?.files.length) return null
  const folder = `/sorsolasok/${draw.campaign}`
  const names = [...draw.files.map(({ name }) => name), 'log.txt']
  // Minutes count the list: before the result there are none, and after the list is gone they cannot be made any more.
  const isDrawn = ['tickets.txt', 'result.json'].every((end) =>
    names.includes(`${draw.key}.${end}`)
  )
  const fetchMinutes = async () => {
    try {
      await download(`/draws/${draw.id}/minutes?language=${locale}`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h2">
        {translate('draws.files')}
      </Typography>
      <Link href={`${folder}/${draw.key}`} target="_blank" rel="noopener">
        {translate('draws.check_page')}
      </Link>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {names.map((name) => (
          <Link key={name} href={`${folder}/${name}`} target="_blank" rel="noopener">
            {name}
          </Link>
        ))}
      </Stack>
      {isDrawn && (
        <Button variant="outlined" onClick={() => void fetchMinutes()}>
          {translate('draws.minutes')}
        </Button>
      )}
    </Stack>
  )
}
