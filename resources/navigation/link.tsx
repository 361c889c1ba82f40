import { Link as InertiaLink } from '@inertiajs/react'
import type { ComponentPropsWithRef } from 'react'
import { route as urlOf, type RouteName, type RouteParams } from './route'

type LinkBase = Omit<ComponentPropsWithRef<typeof InertiaLink>, 'href'>

/** Leads to a route by name, or to a ready path of the shop. */
export type LinkProps = LinkBase &
  ({ route: RouteName; params?: RouteParams; href?: never } | { href: string; route?: never })

/** A real link that visits a page of the shop without reloading. */
export function Link({ ref, ...props }: LinkProps) {
  if (props.route === undefined) return <InertiaLink ref={ref} {...props} />
  const { route, params, ...rest } = props
  return <InertiaLink ref={ref} {...rest} href={urlOf(route, params)} />
}
