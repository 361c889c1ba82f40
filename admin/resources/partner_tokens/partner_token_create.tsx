import { useState } from 'react'
import {
  CheckboxGroupInput,
  Create,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { KINDS, SCOPES, type PartnerToken } from './partner_token'
import { SecretOnce } from './secret_once'

const DAYS_MAX = 365
const NAME_MAX = 100
const must = [required()]
const days = [required(), minValue(1), maxValue(DAYS_MAX)]
const USUAL = { kind: 'client', scopes: ['users.read'], days: DAYS_MAX }

/** A new access of a partner; in place of the form its secret stands here once. */
export function PartnerTokenCreate() {
  const [made, setMade] = useState<PartnerToken>()
  if (made) return <SecretOnce made={made} />
  return (
    <Create mutationOptions={{ onSuccess: (data: PartnerToken) => setMade(data) }}>
      <SimpleForm defaultValues={USUAL}>
        <TextInput
          source="name"
          validate={must}
          helperText="partner_tokens.name_hint"
          slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        />
        <RadioButtonGroupInput source="kind" choices={KINDS} row={false} validate={must} />
        <CheckboxGroupInput source="scopes" choices={SCOPES} row={false} validate={must} />
        <NumberInput source="days" step={1} validate={days} />
      </SimpleForm>
    </Create>
  )
}
