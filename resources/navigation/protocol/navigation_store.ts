import { useSyncExternalStore } from 'react'
import { randomKey } from '~/hooks/random_key'
import { onNavigation } from './hooks'
import { nextNavigation, type Navigation, type NavigationType, type Step } from './navigation_state'

/** @source requirements U-38 */
const ID_LENGTH = 10

const watchers = new Set<() => void>()
let current: Navigation | null = null
/** Whoever comes after the first page does not hear of it any more. */
let isFirst = !document.documentElement.hasAttribute('data-taken-over')

/** The navigation under way; null when there is none. */
export const navigation = () => current

/** Calls back at each of its changes; answers how to stop that. */
export function watchNavigation(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The navigation under way, for a component that shows it. */
export const useNavigation = () => useSyncExternalStore(watchNavigation, navigation, () => null)

function take(step: Step) {
  const next = nextNavigation(current, step)
  if (next === current) return
  current = next
  for (const watcher of watchers) watcher()
}

const begin = (type: NavigationType, visitId?: string) =>
  take({ step: 'begin', id: randomKey().slice(0, ID_LENGTH), type, visitId })

/** What was not asked of the server is there at once. */
function arrive(type: NavigationType) {
  if (current?.type !== type) begin(type)
  take({ step: 'success' })
  take({ step: 'end' })
}

onNavigation('start', ({ visit }) => {
  if (!visit.async && !visit.prefetch) begin('server', visit.id)
})
onNavigation('error', ({ visitId }) => take({ step: 'error', visitId }))
onNavigation('success', ({ visitId }) => take({ step: 'success', visitId }))
onNavigation('after', ({ visit }) => take({ step: 'end', visitId: visit.id }))
onNavigation('local', () => arrive('local'))
onNavigation('backForward', () => begin('back-forward'))
onNavigation('navigated', () => {
  if (current?.type === 'back-forward') arrive('back-forward')
  else if (isFirst) arrive('initial')
  isFirst = false
})
