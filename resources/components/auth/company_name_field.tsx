import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Field } from '~/components/ui/field'
import { classNames } from '~/components/ui/class_names'
import type { Company } from '~/forms/company'
import { useNameSearch } from '~/hooks/use_company_lookup'
import { useT } from '~/translation/use_t'

interface CompanyNameFieldProps {
  id: string
  value: string
  error?: string
  frameClass?: string
  onText: (text: string) => void
  onChoose: (company: Company) => void
}

/** The company name with suggestions below it while it is typed. */
export function CompanyNameField(props: CompanyNameFieldProps) {
  const { id, value, error, frameClass, onText, onChoose } = props
  const t = useT()
  const listId = useId()
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const companies = useNameSearch(value, isTyping)
  const isOpen = isTyping && companies.length > 0
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Beneath the keyboard of a phone nobody would see that there is a choice.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  function choose(company: Company) {
    setTyping(false)
    setActive(-1)
    onChoose(company)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setTyping(false)
    if (!isOpen) return
    if (event.key === 'Enter' && companies[active]) {
      event.preventDefault()
      return choose(companies[active])
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setActive((active + step + companies.length) % companies.length)
  }

  return (
    <Field id={id} label={t('fields.company_name')} error={error} frameClass={frameClass}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            name="company_name"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={200}
            value={value}
            onChange={(event) => {
              setTyping(true)
              setActive(-1)
              onText(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setTyping(false)}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={t('auth.register.step_details.suggestions')}
            hidden={!isOpen}
            className="suggestions"
          >
            {companies.map((company, index) => (
              // Keys are handled by the combobox; pressing must not take the focus from it.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has them
              <div
                key={company.tax_number}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={classNames(index === active && 'active')}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(company)}
              >
                <b>{company.name}</b>
                <small>
                  {company.tax_number}, {company.zip} {company.city}
                </small>
              </div>
            ))}
          </div>
          <span className="sr" role="status">
            {isOpen &&
              t('auth.register.step_details.suggestion_count', { count: companies.length })}
          </span>
        </div>
      )}
    </Field>
  )
}
