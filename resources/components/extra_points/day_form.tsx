import { useState, type FormEvent } from 'react'
import { DayFields } from '~/components/profile/day_fields'
import { Button } from '~/components/ui/button'
import { dayErrors, dayOf, type DayParts } from '~/forms/days'
import { useShopForm } from '~/forms/use_shop_form'
import { dayInBudapest } from '~/format/date'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { NameDaySuggestions, type CelebratedName } from './name_day_suggestions'

/** The day a step asks for. */
export type DayKind = 'birthday' | 'name_day'

/** The parts of each day as fields of its form, and where the day is sent. */
const FORMS = {
  birthday: {
    empty: { 'birthday.year': '', 'birthday.month': '', 'birthday.day': '' },
    target: 'extra-points.birthday.store',
    legend: 'fields.birthday',
  },
  name_day: {
    empty: { 'name_day.month': '', 'name_day.day': '' },
    target: 'extra-points.nameday.store',
    legend: 'fields.nameday',
  },
} as const

interface DayFormProps {
  kind: DayKind
  /** Points the day brings; 0 leaves them unsaid. */
  points: number
  onSubmitted?: () => void
  /** Days to choose from by one press. */
  suggestions?: CelebratedName[]
}

/** A day in its parts, sent as one value; an empty one leaves the step out, as the link does. @source requirements X-04 */
export function DayForm({ kind, points, onSubmitted, suggestions = [] }: DayFormProps) {
  const t = useT()
  const [today] = useState(() => dayInBudapest(Date.now()))
  const { empty, target, legend } = FORMS[kind]
  const form = useShopForm<Record<string, string>>(empty, {
    validate: (data) => errorsOf(kind, partsOf(kind, data), today),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit({
      url: route(target),
      transform: (data) => ({ [kind]: dayOf(partsOf(kind, data)) }),
      onSuccess: onSubmitted,
    })
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <DayFields
        name={kind}
        legend={t(legend)}
        isWanted
        parts={partsOf(kind, form.data)}
        today={today}
        codes={form.codes}
        error={form.errors[kind]}
        onPart={(part, text) => form.setField(`${kind}.${part}`, text)}
      />
      <NameDaySuggestions
        suggestions={suggestions}
        onPick={(parts) => {
          form.setField('name_day.month', parts.month)
          form.setField('name_day.day', parts.day)
        }}
      />
      <Button type="submit" kind="tape" big block busy={form.processing}>
        {points > 0 ? t('extra_points.save_for', { points }) : t('extra_points.save')}
      </Button>
    </form>
  )
}

function partsOf(kind: DayKind, data: Record<string, string>): DayParts {
  const monthAndDay = { month: data[`${kind}.month`], day: data[`${kind}.day`] }
  return kind === 'birthday' ? { year: data['birthday.year'], ...monthAndDay } : monthAndDay
}

/** Codes by field; what is wrong with the day as a whole stands under its own name. */
function errorsOf(kind: DayKind, parts: DayParts, today: string) {
  return Object.fromEntries(
    Object.entries(dayErrors(parts, today)).map(([part, code]) => [
      part ? `${kind}.${part}` : kind,
      code,
    ])
  )
}
