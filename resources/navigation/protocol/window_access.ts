import { router } from '@inertiajs/core'
import * as protocol from './main'

/**
 * Puts the navigation of a running page at hand. No page loads it: whoever looks for a fault imports its file in the console,
 * and so do the tests.
 */
Object.assign(window, { shopNavigation: { router, ...protocol } })
