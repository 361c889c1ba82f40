import { useId } from 'react'
import { FieldNote } from '~/components/ui/field'
import { SelectField } from '~/components/ui/select_field'
import { TextField } from '~/components/ui/text_field'
import { boundsOf, type DayParts } from '~/forms/days'
import type { FieldCodes } from '~/forms/form_errors'
import { monthName } from '~/format/date'
import { useErrorText, useLocale, useT } from '~/translation/use_t'

const PARTS = ['year', 'month', 'day'] as const
type Part = (typeof PARTS)[number]

interface DayFieldsProps {
  /** The field of the day: its parts are `birthday.year` and so on. */
  name: 'birthday' | 'name_day'
  legend: string
  hint?: string
  /** The form asks for this day alone. */
  isWanted?: boolean
  parts: DayParts
  /** The day in Budapest, YYYY-MM-DD. */
  today: string
  /** Codes of the form, by field. */
  codes: FieldCodes
  /** The sentence of what is wrong with the day as a whole. */
  error?: string
  onPart: (part: Part, text: string) => void
}

/** A day in its parts; a day that comes back every year has no year. */
export function DayFields(props: DayFieldsProps) {
  const { name, legend, hint, isWanted, parts, today, codes, error, onPart } = props
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const noteId = useId()
  const bounds = boundsOf(parts, today)
  const codeOf = (part: Part) => codes[`${name}.${part}`]
  const wrong = PARTS.filter(codeOf)

  function propsOf(part: Part) {
    const isWrong = Boolean(codeOf(part) ?? error)
    const described = codeOf(part) ? `${noteId}-${part}` : noteId
    return {
      'id': `field-${name}-${part}`,
      'name': `${name}_${part}`,
      'label': t(`fields.${part}`),
      'value': parts[part] ?? '',
      'frameClass': isWrong ? 'bad' : undefined,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? described : undefined,
      'autoComplete': name === 'birthday' ? `bday-${part}` : 'off',
      'onChange': (event: { target: { value: string } }) => onPart(part, event.target.value),
    }
  }

  return (
    <fieldset
      className="field"
      aria-describedby={!wrong.length && (hint || error) ? noteId : undefined}
    >
      <legend className="legend">
        {legend} {!isWanted && <span className="opt">({t('form.optional')})</span>}
      </legend>
      <div className={parts.year === undefined ? 'day-parts' : 'day-parts with-year'}>
        {parts.year !== undefined && (
          <TextField {...propsOf('year')} figures inputMode="numeric" maxLength={4} />
        )}
        <SelectField
          {...propsOf('month')}
          placeholder="–"
          options={Array.from({ length: 12 }, (_, at) => ({
            value: String(at + 1),
            label: monthName(at + 1, locale),
          }))}
        />
        <TextField {...propsOf('day')} figures inputMode="numeric" maxLength={2} />
      </div>
      {/* The columns are too narrow for sentences. */}
      {wrong.map((part) => (
        <FieldNote
          key={part}
          id={`${noteId}-${part}`}
          error={errorText(codeOf(part), part, bounds[part])}
        />
      ))}
      {wrong.length === 0 && <FieldNote id={noteId} hint={hint} error={error} />}
    </fieldset>
  )
}
