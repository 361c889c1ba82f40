import type { routes } from '@generated/registry'

/** What the generated registry does not hold of a route. */
export interface RouteExtra {
  /**
   * The whole pattern where the server needs two routes for an optional part in the middle, or where
   * the specification reserves the name and its screen is still to come.
   */
  pattern?: string
  /** Host the route lives on, without port. */
  domain?: string
  /** What a parameter must look like; a violation is only warned about. */
  formats?: Record<string, RegExp>
  /** The column a record is found by. */
  bindings?: Record<string, string>
  /** Parameters filled in when the caller leaves them out. */
  defaults?: Record<string, string | number>
}

const DIGITS = /^\d+$/

/** A parameter that is the id of its record. */
const byId = (name: string) => ({ formats: { [name]: DIGITS }, bindings: { [name]: 'id' } })

/** Formats, bindings and defaults of the routes by name. @source requirements G-53 */
export const ROUTE_TABLE = {
  'register.validation': byId('user'),
  'register.validation.store': byId('user'),
  'articles': { pattern: '/tudasbazis/kategoriak/:slug/:page?', formats: { page: DIGITS } },
  'article': {
    pattern: '/tudasbazis/:category_slug?/:article',
    bindings: { article: 'slug' },
  },
  'products': { formats: { page: DIGITS } },
  'product.detail': { bindings: { product: 'slug' } },
  'product.add_to_cart': { bindings: { product: 'slug' } },
  'product.update': { bindings: { hash: 'hash' } },
  'orders.show': byId('id'),
  'orders.address': byId('id'),
  'orders.cancel': byId('id'),
  'survey': { bindings: { survey: 'slug' } },
  'survey.store': { bindings: { survey: 'slug' } },
  'wishlist.toggle': { bindings: { product: 'slug' } },
  'questionnaire.start': byId('questionnaire'),
  'questionnaire.submit': byId('questionnaire'),
  'promotion.reward.claim': byId('promotionReward'),
  'promotion.reward.claim.store': byId('promotionReward'),
  'draw-file': { formats: { file: /^[\w-]+(\.[a-z]+)+$/ } },
  'notifications.mark-as-read': byId('id'),
  'export.birthday': { formats: { filename: /^[\w.-]+$/ } },
} satisfies Record<string, RouteExtra>

type Table = typeof ROUTE_TABLE
/** Names whose address stands here; the others have it from the server. */
type AddressedHere = {
  [Name in keyof Table]: Table[Name] extends { pattern: string } ? Name : never
}[keyof Table]

/** Routes of the back-office do not travel to the pages of the shop. */
type BackOffice = 'admin' | `admin.${string}`

/** A name that leads somewhere; the type check refuses any other. */
export type RouteName = Exclude<keyof typeof routes, BackOffice> | AddressedHere
