import type { HttpContext } from '@adonisjs/core/http'
import { symbols } from '@adonisjs/inertia'
import { sharedOf, sorted } from '#app/inertia/plain_properties'
import inertiaConfig from '#config/inertia'

type Props = Record<string, unknown>

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
  const shared = await sharedOf(ctx)
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
    // Only members have a short way.
    encryptHistory: true,
  }
}

/** Whether a visit wants a property: all of them, unless it asks for a part of this very page. */
function pickerOf({ request }: HttpContext, component: string): (name: string) => boolean {
  if (request.header('x-inertia-partial-component') !== component) return () => true
  const only = request.header('x-inertia-partial-data')?.split(',')
  const except = request.header('x-inertia-partial-except')?.split(',') ?? []
  return (name) => (!only || only.includes(name)) && !except.includes(name)
}

/** @throws where a property is more than a value */
async function resolved(props: Props, isWanted: (name: string) => boolean): Promise<Props> {
  const wanted = Object.entries(props).filter(([name, value]) => isAlways(value) || isWanted(name))
  const { plain, others } = await sorted(Object.fromEntries(wanted))
  for (const name in others) throw new Error(`The property ${name} has no short way`)
  return plain
}

function isAlways(property: unknown): boolean {
  return typeof property === 'object' && property !== null && symbols.ALWAYS_PROP in property
}
