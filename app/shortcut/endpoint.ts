import type { I18n } from '@adonisjs/i18n'
import type {
  AsPageProps,
  ComponentProps,
  InertiaPages,
  SharedProps,
} from '@adonisjs/inertia/types'
import type { DialogOfPage } from '#app/inertia/dialog'
import type { ReadSession } from '#app/sessions/read_session'
import type { Locale } from '#config/i18n'

/** The member a request comes from. */
export interface Visitor {
  id: number
  email: string
}

/** A member's request as an endpoint is told of it, whichever way it came. */
export interface EndpointRequest {
  member: Visitor
  locale: Locale
  /** The texts of that language. */
  texts: I18n
  session: ReadSession
  /** What stands in the address in place of the route's parameters. */
  params: Record<string, string | undefined>
  /** What stands in place of the route's star, part by part. */
  segments: string[]
  /** What the address says after its question mark. */
  qs(): Record<string, any>
  /** The JSON or form that was sent, as it came. */
  body(): Record<string, any>
  header(name: string): string | undefined
  /** The name the shop was asked under. */
  host(): string | null
  /** Network address of the client. */
  ip(): string
}

/** What a script is told of a request that was carried out. */
export interface Reply<Body> {
  body: Body
  /** Whether the same was asked before and this is the first answer again. */
  replayed?: boolean
}

/** A write that pages send as JSON. */
export interface JsonEndpoint<Input = any, Body = unknown> {
  /** The one that the controller names too. */
  validator: { validate(body: unknown): Promise<Input> }
  /**
   * @returns the reply, or a refusal: throwing one costs more than finding it
   * @throws refusals as well
   */
  answer(request: EndpointRequest, input: Input): Promise<Reply<Body> | Error>
}

/** A page of members. */
export interface PageEndpoint {
  /** @throws not_found, and whatever else the page tells */
  show(request: EndpointRequest): Promise<Page>
}

/** A page with the properties of its own. */
export interface Page {
  component: keyof InertiaPages & string
  props: Record<string, unknown>
  /** What lies over it. */
  dialog?: DialogOfPage
}

/** @source @adonisjs/inertia, Inertia.render */
type OwnProps<Component extends keyof InertiaPages> = InertiaPages[Component] extends ComponentProps
  ? AsPageProps<Omit<InertiaPages[Component], keyof SharedProps>>
  : never

/** A page whose properties fit its component. */
export function page<Component extends keyof InertiaPages & string>(
  component: Component,
  props: OwnProps<Component>,
  dialog?: DialogOfPage
): Page {
  return { component, props: props as Record<string, unknown>, dialog }
}
