import type { HttpContext } from '@adonisjs/core/http'
import inertiaConfig from '#config/inertia'

/** How the framework marks a property that every answer holds. */
const ALWAYS = Symbol.for('ALWAYS_PROP')

type Props = Record<string, unknown>
let share: ((ctx: HttpContext) => Promise<Props>) | undefined

/** Says what every page has, as the framework is told it. */
export function sharePageProps(provider: (ctx: HttpContext) => Promise<Props>): void {
  share = provider
}

/** A property that every answer holds, also one of a part of a page. */
export function always(value: unknown) {
  return { value, [ALWAYS]: true }
}

/** The build of the pages, as visits within the shop name it. */
export const pagesVersion = String(inertiaConfig.assetsVersion)

/**
 * The page as the framework writes it, from plain values and functions.
 *
 * @throws where a property is anything else
 * @source @adonisjs/inertia, Inertia.page
 */
export async function pageObjectOf(
  ctx: HttpContext,
  { component, props, url }: { component: string; props: Props; url: string }
) {
  const shared = await share!(ctx)
  return {
    component,
    url,
    version: pagesVersion,
    props: await resolved({ ...shared, ...props }, pickerOf(ctx, component)),
    deferredProps: {},
    mergeProps: [],
    deepMergeProps: [],
    prependProps: [],
    matchPropsOn: [],
    onceProps: {},
    scrollProps: {},
    rescuedProps: [],
    sharedProps: Object.keys(shared),
    flash: {},
  }
}

/** Whether a visit wants a property: all of them, unless it asks for a part of this very page. */
function pickerOf({ request }: HttpContext, component: string): (name: string) => boolean {
  if (request.header('x-inertia-partial-component') !== component) return () => true
  const only = request.header('x-inertia-partial-data')?.split(',')
  const except = request.header('x-inertia-partial-except')?.split(',') ?? []
  return (name) => (!only || only.includes(name)) && !except.includes(name)
}

async function resolved(props: Props, isWanted: (name: string) => boolean): Promise<Props> {
  const found: Props = {}
  const waiting: Promise<unknown>[] = []
  for (const [name, value] of Object.entries(props)) {
    const marked = value as { [ALWAYS]?: true; value?: unknown } | null
    if (marked?.[ALWAYS]) found[name] = marked.value
    else if (isWanted(name)) {
      const plain: unknown = typeof value === 'function' ? value() : refuseMarked(value)
      if (plain instanceof Promise) waiting.push(plain.then((told) => void (found[name] = told)))
      else found[name] = plain
    }
  }
  await Promise.all(waiting)
  return found
}

function refuseMarked(value: unknown): unknown {
  const isMarked = typeof value === 'object' && value && Object.getOwnPropertySymbols(value).length
  if (isMarked) throw new Error('Only plain properties have a short way')
  return value
}
