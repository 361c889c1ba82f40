import { drawerIn } from '~/navigation/drawer'
import { route } from '~/navigation/route'

/** Whether the list is on the screen: in the drawer, or as a page. */
export function isListOpen(): boolean {
  const { pathname, href } = window.location
  return drawerIn(href) === 'notifications' || pathname === route('notifications')
}
