import { useState } from 'react'
import { ErrorSummary } from '~/components/ui/error_summary'
import { Field } from '~/components/ui/field'
import { MaskedField } from '~/components/ui/masked_field'
import { PasswordField } from '~/components/ui/password_field'
import { SelectField } from '~/components/ui/select_field'
import { TextareaField } from '~/components/ui/textarea_field'
import { TextField } from '~/components/ui/text_field'
import { TAX_NUMBER_MASK } from '~/forms/masks'
import { LONG_TITLE, LONG_WORDS, type Drawn, type Samples } from '../sample'

/** What is filled in. */
export const fields = ({ words }: Drawn): Samples => ({
  field: {
    usual: <Framed label={words.city} />,
    hint: <Framed label={words.city} hint={words.cityHint} optional={words.optional} />,
    error: <Framed label={words.city} error={words.postcodeError} />,
    long: <Framed label={LONG_TITLE} hint={LONG_TITLE} optional={words.optional} />,
  },
  text_field: {
    empty: <TextField label={words.city} hint={words.cityHint} />,
    filled: <TextField label={words.city} defaultValue={words.cityValue} />,
    error: (
      <TextField
        label={words.postcode}
        id="postcode"
        defaultValue="12"
        figures
        error={words.postcodeError}
      />
    ),
    disabled: <TextField label={words.city} defaultValue={words.cityValue} disabled />,
    readOnly: <TextField label={words.phone} defaultValue="+36 30 123 4567" readOnly figures />,
    busy: (
      <TextField label={words.company} lookup={{ state: 'looking-up', label: words.lookingUp }} />
    ),
    found: (
      <TextField
        label={words.company}
        defaultValue="Kovács és Társa Kft."
        lookup={{ state: 'found', label: words.found }}
      />
    ),
    long: <TextField label={LONG_WORDS} defaultValue={LONG_TITLE} error={LONG_TITLE} />,
  },
  masked_field: {
    empty: <MaskedField label={words.taxNumber} mask={TAX_NUMBER_MASK} />,
    filled: (
      <MaskedField label={words.taxNumber} mask={TAX_NUMBER_MASK} defaultValue="12345676-2-41" />
    ),
    error: (
      <MaskedField
        label={words.taxNumber}
        mask={TAX_NUMBER_MASK}
        defaultValue="11111111-1-11"
        error={words.taxNumberError}
      />
    ),
    disabled: (
      <MaskedField
        label={words.taxNumber}
        mask={TAX_NUMBER_MASK}
        defaultValue="12345676-2-41"
        disabled
      />
    ),
  },
  password_field: {
    empty: <Secret words={words} />,
    filled: <Secret words={words} value="nagyon titkos" />,
    error: <Secret words={words} value="rövid" error={words.passwordError} />,
    disabled: <Secret words={words} value="nagyon titkos" disabled />,
  },
  select_field: {
    empty: <Trade words={words} />,
    filled: <Trade words={words} value="1" />,
    error: <Trade words={words} error={words.professionError} />,
    disabled: <Trade words={words} value="1" disabled />,
    long: (
      <SelectField
        label={LONG_WORDS}
        options={[{ value: 'a', label: LONG_TITLE }]}
        hint={LONG_TITLE}
      />
    ),
  },
  textarea_field: {
    empty: <TextareaField label={words.message} optional={words.optional} />,
    filled: <TextareaField label={words.message} defaultValue={words.messageValue} />,
    error: <TextareaField label={words.message} error={words.messageError} />,
    disabled: <TextareaField label={words.message} defaultValue={words.messageValue} disabled />,
    long: <TextareaField label={LONG_WORDS} defaultValue={`${LONG_TITLE} ${LONG_TITLE}`} />,
  },
  error_summary: {
    usual: (
      <ErrorSummary
        title={words.mistakes}
        errors={[
          { fieldId: 'postcode', message: words.postcodeError },
          { fieldId: 'terms', message: words.termsError },
        ]}
      />
    ),
    long: (
      <ErrorSummary
        title={LONG_TITLE}
        errors={[
          { fieldId: 'postcode', message: LONG_TITLE },
          { fieldId: 'terms', message: `${LONG_WORDS} ${LONG_TITLE}` },
        ]}
      />
    ),
  },
})

type Framing = { label: string; hint?: string; error?: string; optional?: string }

function Framed(frame: Framing) {
  return <Field {...frame}>{(control) => <input type="text" {...control} />}</Field>
}

type Filled = { words: Drawn['words']; value?: string; error?: string; disabled?: boolean }

function Secret({ words, value, ...state }: Filled) {
  return (
    <PasswordField
      label={words.password}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      autoComplete="off"
      defaultValue={value}
      {...state}
    />
  )
}

function Trade({ words, value = '', ...state }: Filled) {
  const [chosen, setChosen] = useState(value)
  const options = words.professions.map((label, at) => ({ value: String(at), label }))
  return (
    <SelectField
      label={words.profession}
      placeholder={words.choose}
      options={options}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      {...state}
    />
  )
}
