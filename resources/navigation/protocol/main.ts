/*
 * What pages may use of the navigation beyond Inertia; docs/navigation.md tells what it is for.
 */
export { onNavigation, type HookDetails, type HookName } from './hooks'
export { navigate, type NavigateOptions } from './navigate'
export type { Navigation, NavigationType } from './navigation_state'
export { navigation, useNavigation, watchNavigation } from './navigation_store'
export { preload } from './preload'
