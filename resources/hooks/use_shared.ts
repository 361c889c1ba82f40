import { usePage } from '@inertiajs/react'
import { use } from 'react'
import type { Data } from '@generated/data'
import { Previewed } from './previewed'

/** The properties every page has: member, cart, menu, footer links, language, names. */
export function useShared(): Data.SharedProps {
  const previewed = use(Previewed)
  // A preview stays one: there is no router to ask for its page.
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a place is in a preview for as long as it is drawn
  return previewed ?? (usePage().props as unknown as Data.SharedProps)
}
