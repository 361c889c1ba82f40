import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '~/components/ui/icon'
import type { Country } from '~/forms/countries'
import { useT } from '~/translation/use_t'

// Most members never open it: Hungary is chosen already.
const CountryDialog = lazy(() => import('./country_dialog'))

interface CountryPickerProps {
  countries: readonly Country[]
  /** ISO code. */
  value: string
  onValue: (iso2: string) => void
}

/** The country of a phone: a button with its dial code, and a searchable list behind it. */
export function CountryPicker({ countries, value, onValue }: CountryPickerProps) {
  const t = useT()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const chosen = countries.find(({ iso2 }) => iso2 === value)
  const code = chosen ? `+${chosen.dialCode}` : ''
  if (countries.length < 2) return <div className="input country-button num">{code}</div>

  function open() {
    setWasOpened(true)
    setOpen(true)
  }

  return (
    <>
      <div className="with-icon">
        <button
          type="button"
          className="input country-button num"
          aria-haspopup="dialog"
          aria-label={`${t('auth.register.country')}: ${code} ${chosen?.name ?? ''}`}
          onClick={open}
        >
          {code} {chosen?.iso2}
        </button>
        <Icon of={ChevronDown} />
      </div>
      {wasOpened && (
        <Suspense>
          <CountryDialog
            countries={countries}
            value={value}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onChoose={(iso2) => {
              setOpen(false)
              onValue(iso2)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
