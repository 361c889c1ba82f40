import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '~/components/ui/class_names'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { Field } from '~/components/ui/field'
import { countriesMatching, type Country } from '~/forms/countries'
import { useT } from '~/translation/use_t'

interface CountryDialogProps {
  countries: readonly Country[]
  /** ISO code. */
  value: string
  isOpen: boolean
  onClose: () => void
  onChoose: (iso2: string) => void
}

/** Every country with its dial code, found by name or code; Enter takes the marked one. */
export default function CountryDialog({ isOpen, onClose, ...list }: CountryDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="full"
      closeLabel={t('layout.close')}
      className="country-dialog"
    >
      <DialogTitle>{t('auth.register.choose_country')}</DialogTitle>
      <CountrySearch {...list} />
    </Dialog>
  )
}

function CountrySearch({
  countries,
  value,
  onChoose,
}: Pick<CountryDialogProps, 'countries' | 'value' | 'onChoose'>) {
  const t = useT()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const found = countriesMatching(countries, words)
  const [active, setActive] = useState(() => found.findIndex(({ iso2 }) => iso2 === value))

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && found[active]) {
      event.preventDefault()
      return onChoose(found[active].iso2)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !found.length) return
    event.preventDefault()
    setActive((active + step + found.length) % found.length)
  }

  return (
    <>
      <Field label={t('auth.register.search_country')}>
        {(control) => (
          <input
            {...control}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={found[active] && `${listId}-${found[active].iso2}`}
            autoComplete="off"
            maxLength={60}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('auth.register.country')}
        className="country-list"
      >
        {found.map(({ iso2, name, native, dialCode }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has them
          <div
            key={iso2}
            id={`${listId}-${iso2}`}
            role="option"
            aria-selected={iso2 === value}
            className={classNames(index === active && 'active')}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(iso2)}
          >
            <span>
              <b>{name}</b>
              {native !== name && <small lang="und">{native}</small>}
            </span>
            <span className="num">+{dialCode}</span>
          </div>
        ))}
      </div>
      <p className="soft" role="status">
        {found.length
          ? t('auth.register.country_count', { count: found.length })
          : t('auth.register.no_country')}
      </p>
    </>
  )
}
