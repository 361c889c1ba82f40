import { trackEvent } from '~/analytics/track'
import { toast } from './toast'

/**
 * Tells of a login that succeeded, on the screen and to the data layer. A right password may also
 * lead to the second factor or to the rest of the registration, which is no login yet.
 *
 * @source requirements A-06 and Z-15
 */
export function announceLogin({ props, flash }: { props: any; flash: any }, text: string): void {
  if (!props.security?.user) return
  trackEvent('login')
  void toast({ look: 'success', text: flash.status ?? text })
}
