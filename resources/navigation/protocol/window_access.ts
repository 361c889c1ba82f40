import { router } from '@inertiajs/core'
import { currentRouteName, isCurrentRoute } from '~/navigation/current_route'
import { route, routeDefinition } from '~/navigation/route'
import * as protocol from './main'

const routing = { currentRouteName, isCurrentRoute, route, routeDefinition }

/**
 * Puts the navigation and the addresses of a running page at hand. No page loads it: whoever looks for a fault imports its file in
 * the console, and so do the tests.
 */
Object.assign(window, { shopNavigation: { router, routing, ...protocol } })
