import type { HttpContext } from '@adonisjs/core/http'
import { Inertia } from '@adonisjs/inertia'
import type { InertiaPages } from '@adonisjs/inertia/types'

/** A page that lies over another one, as the pages see it. */
export type SharedDialog = {
  /** Tells one opening from the next. */
  key: string
  component: string
  props: Record<string, any>
  /** Where closing leads when the dialog was opened by its own address. */
  baseUrl: string
  /** Where closing leads back to; null when the dialog was opened by its own address. */
  redirectUrl: string | null
}

/** How a dialog lies over its base page. */
export interface DialogOptions {
  key: string
  baseUrl: string
  /** The page below; give its props as functions, so that opening over it computes none of them. */
  base: { component: keyof InertiaPages & string; props: Record<string, any> }
}

/** Request header that says where the visitor came from. */
const REDIRECT_HEADER = 'x-dialog-redirect'
/** Request header with the key of this opening. */
const KEY_HEADER = 'x-dialog-key'

const dialogs = new WeakMap<HttpContext, SharedDialog>()

/** The dialog of a request for the shared properties; null on ordinary pages. */
export function dialogOf(ctx: HttpContext): SharedDialog | null {
  return dialogs.get(ctx) ?? null
}

Inertia.macro('dialog', function (this: any, component, props, { key, baseUrl, base }) {
  const ctx: HttpContext = this.ctx
  const { request } = ctx
  dialogs.set(ctx, {
    key: request.header(KEY_HEADER) ?? key,
    component,
    props,
    baseUrl,
    redirectUrl: ownPath(request.header(REDIRECT_HEADER), request.host()),
  })
  return this.render(base.component, base.props)
})

/** A path of this shop; another site's address is nobody to lead a visitor to. */
function ownPath(address: string | undefined, host: string | null): string | null {
  if (!address) return null
  try {
    const url = new URL(address, `http://${host}`)
    return url.host === host && url.protocol.startsWith('http') ? url.pathname + url.search : null
  } catch {
    return null
  }
}

declare module '@adonisjs/inertia' {
  interface Inertia<Pages> {
    /** Renders a base page with a dialog over it; see protocol-map.md, Dialogs. */
    dialog(
      component: keyof Pages & string,
      props: Record<string, any>,
      options: DialogOptions
    ): Promise<string | object>
  }
}
