import { Collection, Item, Paginator } from '@adonisjs/core/transformers'
import { sharedDialog } from '#app/inertia/dialog'
import inertiaConfig from '#config/inertia'
import type { EndpointRequest, Page } from './endpoint.js'

type Properties = Record<string, unknown>
/** What every page has besides its own properties; what is a function is computed where it is wanted. */
export type SharedWithPages = (
  reader: Pick<EndpointRequest, 'member' | 'locale'>
) => Promise<Properties>

/** The build of the pages, as visits within the shop name it. */
export const pagesVersion = String(inertiaConfig.assetsVersion)

let sharedWithPages: SharedWithPages

/** Says what every page of a member has besides its own properties. */
export function shareWithPages(shared: SharedWithPages): void {
  sharedWithPages = shared
}

/**
 * The page as the framework writes it, from plain values and functions.
 *
 * @param url with its query
 * @throws where a property is anything else
 * @source @adonisjs/inertia, Inertia.page
 */
export async function pageObjectOf(request: EndpointRequest, page: Page, url: string) {
  const { member, locale } = request
  const { component, dialog } = page
  // A session with errors or messages for its next page has no short way.
  const always = {
    errors: {},
    dialog: dialog ? sharedDialog(request, dialog) : null,
    locale,
    security: { user: { id: member.id } },
  }
  const shared = { ...always, ...(await sharedWithPages({ member, locale })) }
  const isWanted = pickerOf(request, component)
  const wanted = Object.entries({ ...shared, ...page.props }).filter(
    ([name]) => name in always || isWanted(name)
  )
  return {
    component,
    url,
    version: pagesVersion,
    props: await valuesOf(wanted),
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
function pickerOf({ header }: EndpointRequest, component: string): (name: string) => boolean {
  if (header('x-inertia-partial-component') !== component) return () => true
  const only = header('x-inertia-partial-data')?.split(',')
  const except = header('x-inertia-partial-except')?.split(',') ?? []
  return (name) => (!only || only.includes(name)) && !except.includes(name)
}

/** The values of properties, read side by side. */
async function valuesOf(properties: [name: string, property: unknown][]): Promise<Properties> {
  const values: Properties = {}
  const waiting: Promise<void>[] = []
  for (const [name, property] of properties) {
    const given = typeof property === 'function' ? read(property as () => unknown) : property
    // Its place is taken before it is known, so that the order stays.
    values[name] = given
    if (given instanceof Promise) {
      waiting.push(given.then((value) => void (values[name] = value)))
    }
  }
  await Promise.all(waiting)
  for (const name in values) {
    if (!isPlain(values[name])) throw new Error(`The property ${name} has no short way`)
  }
  return values
}

/** What throws at once must not leave the promises of others unheard. */
function read(reader: () => unknown): unknown {
  try {
    return reader()
  } catch (error) {
    return Promise.reject(error)
  }
}

/** The framework marks what is more than a value by symbols, and turns instances of its transformers into JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return true
  if (Object.getOwnPropertySymbols(value).length) return false
  return !isTransformer(value) && !Object.values(value).some(isTransformer)
}

function isTransformer(value: unknown): boolean {
  return value instanceof Item || value instanceof Collection || value instanceof Paginator
}
