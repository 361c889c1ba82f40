import type { HttpContext } from '@adonisjs/core/http'
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

/**
 * A dialog as its page opens it. Give the props of the page below as functions, so that opening over it
 * computes none of them. @source requirements G-06
 */
export interface DialogOfPage {
  /** Names the opening where the request names none. */
  key: string
  component: keyof InertiaPages & string
  props: Record<string, any>
  baseUrl: string
}

/** What a request says of where it comes from. */
interface Asker {
  header(name: string): string | undefined
  host(): string | null
}

/** Request header that says where the visitor came from. */
const REDIRECT_HEADER = 'x-dialog-redirect'
/** Request header with the key of this opening. */
const KEY_HEADER = 'x-dialog-key'

const dialogs = new WeakMap<HttpContext, SharedDialog>()

/** Lets the page of this request have a dialog over it. */
export function openDialog(ctx: HttpContext, dialog: DialogOfPage): void {
  dialogs.set(ctx, sharedDialog(ctx.request, dialog))
}

/** The dialog of a request for the shared properties; null on ordinary pages. */
export function dialogOf(ctx: HttpContext): SharedDialog | null {
  return dialogs.get(ctx) ?? null
}

/** A dialog as pages are told of it, with what its asker says. */
export function sharedDialog(asker: Asker, dialog: DialogOfPage): SharedDialog {
  return {
    ...dialog,
    key: asker.header(KEY_HEADER) ?? dialog.key,
    redirectUrl: ownPath(asker.header(REDIRECT_HEADER), asker.host()),
  }
}

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
