import { Button } from '~/components/ui/button'
import { formatMonthDay } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'

/** A name of the calendar with its day, MM-DD, in common and in leap years. */
export type CelebratedName = { name: string; day: string; leap_day: string }

interface NameDaySuggestionsProps {
  suggestions: CelebratedName[]
  onPick: (parts: { month: string; day: string }) => void
}

/** The days the calendar has for the member's name; one press fills one in. */
export function NameDaySuggestions({ suggestions, onPick }: NameDaySuggestionsProps) {
  const t = useT()
  const locale = useLocale()
  if (!suggestions.length) return null
  const written = (day: string) => {
    const [month, date] = day.split('-').map(Number)
    return formatMonthDay(month, date, locale)
  }
  const moving = suggestions.filter(({ day, leap_day: leapDay }) => day !== leapDay)
  return (
    <div className="stack gap-2" role="group" aria-label={t('name_day.suggestions')}>
      <p className="hint">{t('name_day.suggestions')}</p>
      <div className="row flex-wrap gap-2">
        {suggestions.map(({ name, day }) => (
          <Button
            key={`${name} ${day}`}
            kind="second"
            onClick={() => {
              const [month, date] = day.split('-').map(Number)
              onPick({ month: String(month), day: String(date) })
            }}
          >
            {t('name_day.suggestion', { name, day: written(day) })}
          </Button>
        ))}
      </div>
      {moving.map(({ name, leap_day: leapDay }) => (
        <p key={name} className="hint">
          {t('name_day.in_leap_years', { name, day: written(leapDay) })}
        </p>
      ))}
    </div>
  )
}
