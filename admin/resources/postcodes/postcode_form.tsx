import { POSTCODE } from '@rules/postcode'
import { TextInput, regex, required } from 'react-admin'

/** Longest name, as the server checks it. */
const CITY_MAX = 100
const zip = [required(), regex(POSTCODE, 'errors.invalid')]

/** A settlement and its postcode. */
export function PostcodeForm() {
  return (
    <>
      <TextInput
        source="zip"
        validate={zip}
        slotProps={{ htmlInput: { maxLength: 4, inputMode: 'numeric' } }}
      />
      <TextInput
        source="city"
        validate={[required()]}
        slotProps={{ htmlInput: { maxLength: CITY_MAX } }}
      />
    </>
  )
}
