import { isValidElement } from 'react'
import {
  extractValidSavedQueries,
  useFilterContext,
  useListContext,
  useSavedQueries,
  useTranslate,
  useTranslateLabel,
  type SavedQuery,
} from 'react-admin'
import { useNavigate } from 'react-router'

interface FilterProps {
  source: string
  label?: string
  alwaysOn?: boolean
}

/** What is open beside the menu: a dialog that names what is kept, or one that asks before it goes. */
export type FilterDialog = 'keep' | 'forget'

/** What can be done with the filters of a list: more of them, those that were kept, keeping and clearing. */
export function useListFilters(onOpen: (dialog: FilterDialog) => void) {
  const list = useListContext()
  const { resource, displayedFilters = {}, filterValues, perPage, sort } = list
  const filters = useFilterContext() ?? []
  const [kept] = useSavedQueries(resource)
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const navigate = useNavigate()

  const now = JSON.stringify(inOrder({ filter: filterValues, sort, perPage, displayedFilters }))
  const isNow = ({ value }: SavedQuery) => JSON.stringify(inOrder(value)) === now
  const queries = extractValidSavedQueries(kept)
  const isFiltered = Object.keys(filterValues).length > 0

  const more = filters.flatMap((filter) => {
    if (!isValidElement<FilterProps>(filter) || filter.props.alwaysOn) return []
    const { source, label } = filter.props
    if (displayedFilters[source] || filterValues[source] !== undefined) return []
    return {
      key: `show-${source}`,
      text: `+ ${String(labelOf({ label, source, resource }))}`,
      onChoose: () => list.showFilter(source, undefined),
    }
  })
  const saved = queries.map((query) => ({
    key: `kept-${query.label}`,
    text: isNow(query)
      ? translate('ra.saved_queries.remove_label_with_name', { name: query.label })
      : query.label,
    onChoose: () =>
      isNow(query) ? onOpen('forget') : void navigate({ search: addressOf(query.value) }),
  }))
  const keep = isFiltered &&
    !queries.some(isNow) && {
      key: 'keep',
      text: translate('ra.saved_queries.new_label'),
      onChoose: () => onOpen('keep'),
    }
  const clear = isFiltered && {
    key: 'clear',
    text: translate('ra.action.remove_all_filters'),
    onChoose: () => list.setFilters({}, {}),
  }
  return [...more, ...saved, keep, clear].filter((item) => item !== false)
}

function addressOf({ filter, sort, perPage, displayedFilters }: SavedQuery['value']): string {
  const query = new URLSearchParams({ page: '1', perPage: String(perPage) })
  query.set('filter', JSON.stringify(filter))
  query.set('displayedFilters', JSON.stringify(displayedFilters ?? {}))
  if (sort) {
    query.set('sort', sort.field)
    query.set('order', sort.order)
  }
  return query.toString()
}

/** The same whatever the order in which the filters were filled in. */
function inOrder(value: SavedQuery['value']) {
  const sorted = (of: object = {}) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { filter, sort, perPage, displayedFilters } = value
  return [sorted(filter), sorted(sort), perPage, sorted(displayedFilters)]
}
