import { Grid } from '@mui/material'
import {
  ArrayInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  minValue,
  required,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PictureInput } from '../../components/picture_input'
import { drawName } from './draw_name'
import { weeksOf } from './game_days'

const must = [required()]
const counted = [required(), minValue(1)]
const FIELD = 'resources.promotions.fields.prize'

/** What is won, in which draw, how often; the names as members read them. */
export function GamePrizes({ isFixed }: { isFixed: boolean }) {
  const draws = useDrawChoices()
  const isThere = (draw: string) =>
    draws.some(({ id }) => id === draw) ? undefined : 'promotions.no_such_week'
  return (
    <ArrayInput source="prizes" label={false} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        disableReordering
        disableAdd={isFixed}
        disableRemove={isFixed}
      >
        <Grid container columnSpacing={2} rowSpacing={1.5} sx={{ width: 1, pt: 1 }}>
          <Grid size={{ xs: 8, md: 4 }}>
            <SelectInput
              source="draw"
              label={`${FIELD}.draw`}
              choices={draws}
              translateChoice={false}
              validate={[required(), isThere]}
              readOnly={isFixed}
              helperText={false}
              sx={{ m: 0 }}
            />
          </Grid>
          <Grid size={{ xs: 4, md: 2 }}>
            <NumberInput
              source="items"
              label={`${FIELD}.items`}
              defaultValue={1}
              step={1}
              validate={counted}
              readOnly={isFixed}
              helperText={false}
            />
          </Grid>
          <Grid size={{ xs: 12, md: 3 }}>
            <Name language="hu" isFixed={isFixed} />
          </Grid>
          <Grid size={{ xs: 12, md: 3 }}>
            <Name language="en" isFixed={isFixed} />
          </Grid>
          {!isFixed && (
            <Grid size={12}>
              <PictureInput source="picture" label={`${FIELD}.picture`} />
            </Grid>
          )}
        </Grid>
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function Name({ language, isFixed }: { language: 'hu' | 'en'; isFixed: boolean }) {
  return (
    <TextInput
      source={`name_${language}`}
      label={`${FIELD}.name_${language}`}
      validate={language === 'hu' ? must : undefined}
      readOnly={isFixed}
      helperText={false}
    />
  )
}

/** The weeks that follow from the days in the form, and the main draw. */
function useDrawChoices() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [firstDay, lastDay] = useWatch({ name: ['first_day', 'last_day'] })
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  const weeks = weeksOf(firstDay, lastDay).weeks.map((week) => {
    const days = day.formatRange(new Date(week.firstDay), new Date(week.lastDay))
    return { id: week.key, name: `${drawName(week.key, translate)} (${days})` }
  })
  return [...weeks, { id: 'main', name: drawName('main', translate) }]
}
