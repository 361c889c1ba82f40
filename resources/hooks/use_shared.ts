import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'

/** The properties every page has: member, cart, menu, footer links, language, names. */
export function useShared(): Data.SharedProps {
  return usePage().props as unknown as Data.SharedProps
}
