import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { Absence, Game } from './game'
import { JoinDialog, LeaveDialog } from './product_dialogs'

/** Products that leave a published game, and those that come back; every other one takes part. */
export function GameProducts() {
  const game = useRecordContext<Game>()
  const { canAccess } = useCanAccess({ resource: 'promotions', action: 'create' })
  const translate = useTranslate()
  const [asked, setAsked] = useState<'leave' | Absence>()
  if (!game || game.phase === 'draft') return null
  const mayChange = canAccess && game.phase !== 'over'
  const close = () => setAsked(undefined)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h6" component="h2">
          {translate('promotions.products.title')}
        </Typography>
        {mayChange && (
          <Button onClick={() => setAsked('leave')}>
            {translate('promotions.products.leave')}
          </Button>
        )}
      </Stack>
      {game.absences.length ? (
        <List disablePadding sx={{ width: 1 }}>
          {game.absences.map((absence) => (
            <AbsenceRow
              key={absence.id}
              absence={absence}
              onJoin={mayChange ? () => setAsked(absence) : undefined}
            />
          ))}
        </List>
      ) : (
        <Typography>{translate('promotions.products.all')}</Typography>
      )}
      {asked === 'leave' && <LeaveDialog game={game} onClose={close} />}
      {typeof asked === 'object' && <JoinDialog game={game} absence={asked} onClose={close} />}
    </>
  )
}

interface AbsenceRowProps {
  absence: Absence
  /** Nothing where the reader may not change it. */
  onJoin?: () => void
}

function AbsenceRow({ absence, onJoin }: AbsenceRowProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const day = (date: string) => new Date(`${date}T12:00:00Z`).toLocaleDateString(locale)
  const { title_hu, title_en, from, until } = absence
  const text = until ? 'promotions.products.between' : 'promotions.products.from'
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={locale === 'hu' ? title_hu : title_en || title_hu}
        secondary={translate(text, { from: day(from), until: until && day(until) })}
        slotProps={{ primary: { sx: { fontWeight: 700, overflowWrap: 'anywhere' } } }}
      />
      {onJoin && !until && (
        <Button size="small" onClick={onJoin}>
          {translate('promotions.products.join')}
        </Button>
      )}
    </ListItem>
  )
}
