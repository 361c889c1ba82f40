import { useRef } from 'react'
import { Field } from '~/components/ui/field'
import { InputMask } from '~/forms/input_mask'
import type { Country } from '~/forms/countries'
import { NATIONAL_PHONE_MASK } from '~/forms/masks'
import { useT } from '~/translation/use_t'
import { CountryPicker } from './country_picker'

/** What was chosen and typed; the number is national. */
export interface PhoneInput {
  country: string
  number: string
}

interface PhoneFieldProps {
  id: string
  countries: readonly Country[]
  value: PhoneInput
  error?: string
  onValue: (value: PhoneInput) => void
}

/** The country picker beside the number without its country code. */
export function PhoneField({ id, countries, value, error, onValue }: PhoneFieldProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const chosen = countries.find(({ iso2 }) => iso2 === value.country)
  return (
    <Field id={id} label={t('fields.phone')} hint={t('auth.register.phone_hint')} error={error}>
      {(control) => (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <CountryPicker
            countries={countries}
            value={value.country}
            onValue={(country) => onValue({ ...value, country })}
          />
          <input
            {...control}
            ref={field}
            className="input num"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={`${t('fields.phone')} +${chosen?.dialCode ?? ''}`}
            value={value.number}
            onInput={(event) => onValue({ ...value, number: event.currentTarget.value })}
          />
          <InputMask field={field} mask={NATIONAL_PHONE_MASK} />
        </div>
      )}
    </Field>
  )
}
