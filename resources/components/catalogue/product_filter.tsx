import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { SelectField } from '~/components/ui/select_field'
import { TextField } from '~/components/ui/text_field'
import { Toggle } from '~/components/ui/toggle'
import { useT } from '~/translation/use_t'
import { SORTS, type ListFilter } from './list_filter'

/** Rest after the last letter before the list is asked for, in ms. */
const TYPING_REST_MS = 300

interface ProductFilterProps {
  filter: ListFilter
  urlOf: (filter: ListFilter) => string
}

/** Search, order and "you can afford this" over a list; each change is an address of its own. */
export function ProductFilter({ filter, urlOf }: ProductFilterProps) {
  const t = useT()
  const search = useRef<HTMLInputElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was chosen shows at once, before the list has followed.
  const [wanted, setWanted] = useState(filter)

  useEffect(() => {
    // An answer must not take back what was typed since it was asked for.
    const isTyping = document.activeElement === search.current
    setWanted((before) => (isTyping ? { ...filter, q: before.q } : filter))
  }, [filter])
  useEffect(() => () => clearTimeout(rest.current), [])

  function show(change: Partial<ListFilter>) {
    clearTimeout(rest.current)
    const next = { ...wanted, ...change }
    setWanted(next)
    router.visit(urlOf({ ...next, q: next.q.trim() }), {
      only: ['products', 'filter'],
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }

  function type(q: string) {
    setWanted({ ...wanted, q })
    clearTimeout(rest.current)
    rest.current = setTimeout(() => show({ q }), TYPING_REST_MS)
  }

  return (
    <form
      role="search"
      className="product-filter"
      onSubmit={(event) => {
        event.preventDefault()
        show({})
      }}
    >
      <TextField
        ref={search}
        type="search"
        label={t('catalogue.filter.search')}
        value={wanted.q}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <SelectField
        label={t('catalogue.filter.sort')}
        value={wanted.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t(`catalogue.filter.sort.${sort}`) }))}
        onChange={(event) => show({ sort: event.target.value as ListFilter['sort'] })}
      />
      <Toggle
        label={t('catalogue.filter.affordable')}
        checked={wanted.affordable}
        onChange={(event) => show({ affordable: event.target.checked })}
      />
    </form>
  )
}
