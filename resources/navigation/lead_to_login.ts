import { router } from '@inertiajs/react'
import { toast } from '~/hooks/toast'
import { catalogue } from '~/translation/catalogue'
import { JsonError } from './json'
import { route } from './route'

/**
 * Leads somebody who was logged out meanwhile to the login; the server that refused knows the page
 * to come back to.
 *
 * @param error what a request ended with
 * @returns false where it is about something else
 */
export function leadToLogin(error: unknown): boolean {
  if (!(error instanceof JsonError) || error.codeOf() !== 'unauthorized') return false
  router.visit(route('login'))
  void toast({ look: 'info', text: catalogue().text('errors.unauthorized.default') })
  return true
}
