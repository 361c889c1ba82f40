import { TextField, useRecordContext, useTranslate } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { Folded } from '../../components/folded'
import { DayField } from '../../components/day_field'
import { BoosterPhase } from './booster_phase'

interface Terms {
  id: number
  /** Null where it has no end on that side. */
  first_day: string | null
  last_day: string | null
}

/** Which booster, when, what it gave of what it may give, and where it is in its life. */
export function FoldedBooster() {
  const booster = useRecordContext<Terms>()
  const translate = useTranslate()
  return (
    <Folded
      title={<TextField source="name_hu" />}
      details={
        <>
          {(booster?.first_day || booster?.last_day) && (
            <div>
              <DayField source="first_day" /> – <DayField source="last_day" />
            </div>
          )}
          {translate('resources.boosters.fields.spent')}: <FigureField source="spent" /> /{' '}
          <FigureField source="budget" />
        </>
      }
      state={<BoosterPhase />}
    />
  )
}
