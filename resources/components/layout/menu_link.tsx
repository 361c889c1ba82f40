import type { ReactNode } from 'react'
import { trackEvent } from '~/analytics/track'
import { AppLink } from '~/components/ui/app_link'
import type { Data } from '@generated/data'

export type MenuEntry = Data.SharedProps['menu'][number]

interface MenuLinkProps {
  entry: MenuEntry
  /** Leads to where the page on screen belongs. */
  isCurrent: boolean
  className?: string
  onFollow?: () => void
  children?: ReactNode
}

/** An entry of the server's menu; a click is told to the measuring, an outside one leaves the shop. */
export function MenuLink({ entry, isCurrent, className, onFollow, children }: MenuLinkProps) {
  const target = entry.uri ?? entry.external_uri ?? '/'
  return (
    <AppLink
      href={target}
      external={entry.uri === null}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => {
        trackEvent(entry.event, { action: 'Click', value: target })
        onFollow?.()
      }}
    >
      {children ?? entry.title}
    </AppLink>
  )
}

/** An entry is current on every page below its first segment: /ajandekok/… belongs to the gifts. */
export function isOn({ uri }: MenuEntry, path: string): boolean {
  return uri !== null && firstSegment(uri) === firstSegment(path)
}

function firstSegment(path: string): string {
  return path.split(/[?#]/)[0].split('/')[1] ?? ''
}
