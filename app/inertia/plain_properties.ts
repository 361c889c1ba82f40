import type { HttpContext } from '@adonisjs/core/http'
import { Collection, Item, Paginator } from '@adonisjs/core/transformers'
import { Inertia, symbols } from '@adonisjs/inertia'
import { historyOf, type HistoryOfPage } from './private_history.js'

type Properties = Record<string, unknown>
type Page = HistoryOfPage & { component: string; props: Properties; sharedProps?: string[] }
type Builder = Pick<Inertia<any>, 'requestInfo'> & {
  ctx: HttpContext
  page(component: string, properties: Properties): Promise<Page>
}

type Shared = (ctx: HttpContext) => Promise<Properties>

const builder = Inertia.prototype as unknown as Builder
/** The framework's own way to build a page. */
export const frameworkPage = builder.page
const MARKED = Symbol('marked')

let shared: Shared = async () => ({})

/** Says what every page has besides its own properties. */
export function shareWithPages(given: Shared): void {
  shared = given
}

/** What every page of a request has besides its own properties. */
export function sharedOf(ctx: HttpContext): Promise<Properties> {
  return shared(ctx)
}

/**
 * Puts plain values into pages as they are: the framework takes each property through several
 * promises and a copy, which costs more than reading most of them. It still builds the page, takes
 * what is more than a value (deferred, merged, transformed …) and does partial reloads whole.
 */
export function buildPagesPlainly(): void {
  builder.page = async function (component, own) {
    const everywhere = await shared(this.ctx)
    const sharedProps = Object.keys(everywhere)
    const all = { ...everywhere, ...own }
    if (this.requestInfo().partialComponent === component) {
      const part = await frameworkPage.call(this, component, all)
      return { ...part, ...historyOf(this.ctx, part), sharedProps }
    }
    const { plain, others } = await sorted(all)
    const page = await frameworkPage.call(this, component, others)
    const props = { ...page.props, ...plain }
    return { ...page, ...historyOf(this.ctx, { ...page, props }), props, sharedProps }
  }
}

/** Plain values, and the properties that only the framework understands. */
export async function sorted(properties: Properties) {
  const plain: Properties = {}
  const others: Properties = {}
  const put = (name: string, value: unknown) => {
    if (isTransformed(value)) others[name] = value
    else plain[name] = value
  }
  const awaited: string[] = []
  const waiting: Promise<unknown>[] = []
  for (const [name, property] of Object.entries(properties)) {
    const given = typeof property === 'function' ? read(property as Reader) : unwrapped(property)
    if (given === MARKED) {
      others[name] = property
    } else if (given instanceof Promise) {
      awaited.push(name)
      waiting.push(given)
    } else {
      put(name, given)
    }
  }
  for (const [at, value] of (await Promise.all(waiting)).entries()) put(awaited[at], value)
  return { plain, others }
}

type Reader = () => unknown

/** Who throws must not leave the promises of others alone. */
function read(reader: Reader): unknown {
  try {
    return reader()
  } catch (error) {
    return Promise.reject(error)
  }
}

/** The value of a property that is always sent; all else that is no value has a symbol too. */
function unwrapped(property: unknown): unknown {
  if (property === null || typeof property !== 'object') return property
  if (symbols.ALWAYS_PROP in property) return (property as unknown as { value: unknown }).value
  return Object.getOwnPropertySymbols(property).length ? MARKED : property
}

/** Whether the framework would transform a value or a part of it; it looks no deeper either. */
function isTransformed(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  return isTransformer(value) || Object.values(value).some(isTransformer)
}

function isTransformer(value: unknown): boolean {
  return value instanceof Item || value instanceof Collection || value instanceof Paginator
}
