import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import type { Draw, Place } from './draw'
import { DrawnMember } from './drawn_member'
import { PlaceSteps } from './place_steps'

const COLORS = {
  drawn: 'info',
  reserve: 'default',
  accepted: 'info',
  handed_over: 'success',
  vacated: 'default',
} as const

/** The places of a draw in their order: who won what, who waits as a reserve. */
export function DrawPlaces() {
  const draw = useRecordContext<Draw>()
  const translate = useTranslate()
  if (!draw?.places.length) return null
  // A reserve that nobody was left for is no place to look after.
  const places = draw.places.filter(({ pseudonym, prize_hu: prize }) => pseudonym || prize)
  const empty = draw.places.length - places.length
  return (
    <Box sx={{ width: 1 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('draws.places')}
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {places.map((place) => (
          <Card key={place.place} component="li" variant="outlined">
            <CardContent sx={{ '&:last-child': { pb: 2 } }}>
              <PlaceLine place={place} />
              <PlaceSteps place={place} />
            </CardContent>
          </Card>
        ))}
      </Stack>
      {empty > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('draws.empty_reserves', { smart_count: empty })}
        </Typography>
      )}
    </Box>
  )
}

function PlaceLine({ place }: { place: Place }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { prize_hu: hu, prize_en: en, reserve, pseudonym, member_id: memberId } = place
  const prize = locale === 'hu' ? hu || en : en || hu
  const title = prize ? `${place.place}. ${prize}` : translate('draws.reserve', { number: reserve })
  const facts = [
    place.name && translate(place.is_public ? 'draws.public' : 'draws.private', place),
    place.attempts > 0 && translate('draws.attempts', { smart_count: place.attempts }),
  ].filter(Boolean)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Chip
          size="small"
          color={COLORS[place.state]}
          label={translate(`draws.place_state.${place.state}`)}
        />
      </Stack>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {pseudonym ? <Code>{pseudonym}</Code> : translate('draws.nobody')}{' '}
        {pseudonym && (memberId ? <DrawnMember id={memberId} /> : translate('draws.member_left'))}
      </Box>
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      )}
    </>
  )
}

function Code({ children }: { children: string }) {
  return (
    <Box component="code" sx={{ fontSize: '0.875em', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
