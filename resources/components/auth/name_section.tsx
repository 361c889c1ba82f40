import { TextField } from '~/components/ui/text_field'
import { useT } from '~/translation/use_t'
import type { SectionProps } from './details_form'
import { idOf } from './form_error_summary'

interface NameSectionProps extends SectionProps {
  /** Names that are known already and cannot be changed here. */
  known: { last_name: string | null; first_name: string | null }
}

const AUTOCOMPLETE = { last_name: 'family-name', first_name: 'given-name' } as const

/** Last name, then first name. */
export function NameSection({ form, known }: NameSectionProps) {
  const t = useT()
  return (
    <section className="panel field-group">
      <h2>{t('auth.register.step_details.name')}</h2>
      <div className="cols">
        {(['last_name', 'first_name'] as const).map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            frameClass="s3"
            label={t(`fields.${field}`)}
            name={field}
            autoComplete={AUTOCOMPLETE[field]}
            maxLength={100}
            readOnly={known[field] !== null}
            value={form.data[field]}
            error={form.errors[field]}
            onChange={(event) => form.setField(field, event.target.value)}
          />
        ))}
      </div>
    </section>
  )
}
