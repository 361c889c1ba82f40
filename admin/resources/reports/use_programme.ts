import { PERIODS, type PeriodName } from '@rules/figures'
import { useGetOne, type HttpError, type RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { Days, Programme } from './figures'

/** The chosen period; it stands in the address, so that a colleague is shown the same. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams()
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? '']
  const named = PERIODS.find((name) => name === address.get('period'))
  const period = named && (named !== 'days' || (from && to)) ? named : 'month'
  const choose = (name: PeriodName, days?: Days) =>
    setAddress({ period: name, ...(name === 'days' ? days : {}) })
  return { period, from, to, choose }
}

/** What the server has against the first or the last day, by the names of its rules. */
export type DaysRefusal = Partial<Record<keyof Days, string>>

/** They take long to read: only who comes, chooses another period or wants it asks for them. */
const OPTIONS = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The figures of a period. While those of another one are fetched, nothing of the former ones is shown. */
export function useProgramme({ period, from, to }: ReturnType<typeof usePeriod>) {
  const query = period === 'days' ? { period, from, to } : { period }
  const id = Object.values(query).join(' ')
  const { data, error, isFetching, refetch } = useGetOne<Programme & RaRecord, HttpError>(
    'reports',
    { id, meta: { query } },
    OPTIONS
  )
  const problem = isFetching ? null : error
  const refusal: DaysRefusal | undefined = problem?.body?.errors
  const isRefused = refusal !== undefined && (refusal.from ?? refusal.to) !== undefined
  return {
    programme: data,
    refusal: isRefused ? refusal : undefined,
    failure: isRefused ? null : problem,
    again: () => void refetch(),
  }
}
