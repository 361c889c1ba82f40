import { useLocation } from 'react-router'

/** Pages that are no list, by the first part of their address. */
const BESIDE_THE_LISTS: Record<string, string> = { '': 'home', 'import': 'imports' }

/** Which page somebody asks about: the list of the address, whichever of its records is open. */
export function useHelpPage(): string {
  const { pathname } = useLocation()
  const [, first = ''] = pathname.split('/')
  return BESIDE_THE_LISTS[first] ?? first
}
