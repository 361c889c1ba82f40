import { ChevronDown } from 'lucide-react'
import { Field } from '~/components/ui/field'
import { Icon } from '~/components/ui/icon'
import { useMaskito } from '@maskito/react'
import { NATIONAL_PHONE_MASK } from '~/forms/masks'
import { useT } from '~/translation/use_t'

/** A country a phone may belong to. @source requirement row D-36 */
export type Country = {
  iso2: string
  /** In the language of the page. */
  name: string
  native: string
  /** Without the plus sign. */
  dialCode: string
  continent: string
}

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

/** The device's own country picker beside the number without its country code. */
export function PhoneField({ id, countries, value, error, onValue }: PhoneFieldProps) {
  const t = useT()
  const mask = useMaskito({ options: NATIONAL_PHONE_MASK })
  const chosen = countries.find(({ iso2 }) => iso2 === value.country)
  return (
    <Field id={id} label={t('fields.phone')} hint={t('auth.register.phone_hint')} error={error}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-3">
          <div className="with-icon">
            <select
              className="input"
              aria-label={t('auth.register.country')}
              autoComplete="tel-country-code"
              value={value.country}
              onChange={(event) => onValue({ ...value, country: event.target.value })}
            >
              {countries.map(({ iso2, name, dialCode }) => (
                <option key={iso2} value={iso2}>
                  +{dialCode} {name}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} />
          </div>
          <input
            {...control}
            ref={mask}
            className="input num"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={`${t('fields.phone')} +${chosen?.dialCode ?? ''}`}
            value={value.number}
            onInput={(event) => onValue({ ...value, number: event.currentTarget.value })}
          />
        </div>
      )}
    </Field>
  )
}
