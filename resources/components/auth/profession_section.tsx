import { CheckboxTile, ChoiceGroup } from '~/components/ui/checkbox_tile'
import { SelectField } from '~/components/ui/select_field'
import { TextField } from '~/components/ui/text_field'
import { useT } from '~/translation/use_t'
import type { SectionProps } from './details_form'
import { idOf } from './form_error_summary'

/** A profession to choose. */
export type Profession = { id: number; name: string; api_name: string | null }

interface ProfessionSectionProps extends SectionProps {
  professions: readonly Profession[]
}

/** The main profession, the others, and one that is not on the list. */
export function ProfessionSection({ form, professions }: ProfessionSectionProps) {
  const t = useT()
  const { main_profession_id: main, secondary_profession_list: secondary, other } = form.data
  const rest = professions.filter(({ id }) => String(id) !== main)

  function chooseMain(value: string) {
    form.setField('main_profession_id', value)
    form.setField(
      'secondary_profession_list',
      secondary.filter((id) => String(id) !== value)
    )
  }

  function toggle(id: number, chosen: boolean) {
    const others = secondary.filter((one) => one !== id)
    form.setField('secondary_profession_list', chosen ? [...others, id] : others)
  }

  function toggleOther(chosen: boolean) {
    form.setField('other', chosen)
    if (!chosen) form.setField('other_profession', '')
  }

  return (
    <section className="panel field-group">
      <h2>{t('auth.register.step_details.trade')}</h2>
      <SelectField
        id={idOf('main_profession_id')}
        label={t('fields.main_profession')}
        name="main_profession_id"
        placeholder={t('forms.choose')}
        options={professions.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={main}
        error={form.errors.main_profession_id}
        onChange={(event) => chooseMain(event.target.value)}
      />
      <ChoiceGroup
        id={idOf('secondary_profession_list')}
        legend={t('fields.additional_category')}
        optional={t('forms.optional')}
        error={form.errors.secondary_profession_list}
      >
        {rest.map(({ id, name }) => (
          <CheckboxTile
            key={id}
            label={name}
            name="secondary_profession_list"
            value={id}
            checked={secondary.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
        <CheckboxTile
          label={t('fields.other')}
          name="other"
          checked={other}
          onChange={(event) => toggleOther(event.target.checked)}
        />
      </ChoiceGroup>
      {other && (
        <TextField
          id={idOf('other_profession')}
          label={t('fields.other_profession')}
          name="other_profession"
          maxLength={200}
          value={form.data.other_profession}
          error={form.errors.other_profession}
          onChange={(event) => form.setField('other_profession', event.target.value)}
        />
      )}
    </section>
  )
}
