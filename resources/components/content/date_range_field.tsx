import { useId } from 'react'
import { FieldNote, type FieldFrame } from '~/components/ui/field'
import { TextField } from '~/components/ui/text_field'
import { useT } from '~/translation/use_t'

type Range = { from: string; to: string }

interface DateRangeFieldProps extends FieldFrame {
  name: string
  /** First and last day, YYYY-MM-DD. */
  earliest: string | null
  latest: string | null
  value: Range
  onValue: (range: Range) => void
}

/** Two days, the first and the last one, with one hint and one error for both. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, optional, id, name, earliest, latest, value, onValue } = props
  const t = useT()
  const noteId = `${useId()}-note`
  return (
    <fieldset
      className={error ? 'field bad' : 'field'}
      aria-describedby={error || hint ? noteId : undefined}
    >
      <legend className="legend">
        {label} {optional && <span className="opt">({optional})</span>}
      </legend>
      <div className="cols">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={end === 'from' ? id : undefined}
            label={t(`survey.${end}`)}
            frameClass="m3"
            type="date"
            name={`${name}_${end}`}
            min={earliest ?? undefined}
            max={latest ?? undefined}
            value={value[end]}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onValue({ ...value, [end]: target.value })}
          />
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}
