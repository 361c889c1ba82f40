import { Alert, Grid, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { DateInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { InBothLanguages } from '../../components/in_both_languages'
import type { Game } from './game'
import { weeksOf } from './game_days'
import { GamePrizes } from './game_prizes'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 120
const LEAD_MAX = 500
const SLUG_MAX = 40
const must = [required()]
const half = { xs: 12, md: 6 }

/** A prize game in sections: days and weeks, prizes, rules, texts, and where questions go. */
export function GameForm() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  const isFixed = game !== undefined && game.phase !== 'draft'
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1 }}>
      {isFixed && (
        <Grid size={12}>
          <Alert severity="info">{translate('promotions.fixed')}</Alert>
        </Grid>
      )}
      <Section name="texts" isFirst>
        <InBothLanguages source="title" max={TITLE_MAX} must />
        <InBothLanguages source="lead" max={LEAD_MAX} multiline helperText="promotions.lead_hint" />
        <TextInput
          source="slug"
          validate={must}
          readOnly={isFixed}
          helperText="promotions.slug_hint"
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: SLUG_MAX } }}
        />
      </Section>
      <Section name="days">
        <Grid container columnSpacing={2} rowSpacing={1.5} sx={{ width: 1 }}>
          <Grid size={half}>
            <DateInput source="first_day" validate={must} readOnly={isFixed} helperText={false} />
          </Grid>
          <Grid size={half}>
            <DateInput source="last_day" validate={must} readOnly={isFixed} helperText={false} />
          </Grid>
        </Grid>
        <Weeks />
      </Section>
      <Section name="prizes">
        <GamePrizes isFixed={isFixed} />
      </Section>
      <Section name="rules">
        <TextInput source="rules_page" helperText="promotions.rules_hint" />
        <TextInput
          source="contact_email"
          type="email"
          helperText="promotions.email_hint"
          sx={{ mt: 1 }}
        />
        <TextInput
          source="observer_email"
          type="email"
          helperText="promotions.observer_hint"
          sx={{ mt: 1 }}
        />
      </Section>
    </Grid>
  )
}

interface SectionProps {
  name: 'texts' | 'days' | 'prizes' | 'rules'
  isFirst?: boolean
  children: ReactNode
}

function Section({ name, isFirst, children }: SectionProps) {
  const translate = useTranslate()
  return (
    <Grid size={12} component="section" aria-labelledby={`game-${name}`}>
      <Typography
        id={`game-${name}`}
        variant="h6"
        component={isFirst ? 'h1' : 'h2'}
        sx={{ mt: isFirst ? 0 : 2, mb: 1.5 }}
      >
        {translate(`promotions.section.${name}`)}
      </Typography>
      {children}
    </Grid>
  )
}

/** What follows from the days: how many weeks, and the days after them. */
function Weeks() {
  const translate = useTranslate()
  const [firstDay, lastDay] = useWatch({ name: ['first_day', 'last_day'] })
  const { weeks, looseDays } = weeksOf(firstDay, lastDay)
  if (!weeks.length && !looseDays) return null
  const say = (key: string, count: number) => translate(`promotions.${key}`, { smart_count: count })
  return (
    <Alert severity={weeks.length ? 'info' : 'warning'} icon={false} role="status" sx={{ mt: 1 }}>
      {weeks.length ? say('week_count', weeks.length) : translate('promotions.gap.no_week')}{' '}
      {looseDays > 0 && weeks.length > 0 && say('gap.loose_days', looseDays)}
    </Alert>
  )
}
