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

/** Formats, bindings and defaults of the routes by name. @source requirements G-53 */
export const ROUTE_TABLE = {
  'register.validation': { formats: { user: DIGITS }, bindings: { user: 'id' } },
  'register.validation.store': { formats: { user: DIGITS }, bindings: { user: 'id' } },
  'articles': { pattern: '/tudasbazis/kategoriak/:slug/:page?', formats: { page: DIGITS } },
  'article': {
    pattern: '/tudasbazis/:category_slug?/:article',
    bindings: { article: 'slug' },
  },
  'products': { formats: { page: DIGITS } },
  'product.detail': { bindings: { product: 'slug' } },
  'product.add_to_cart': { bindings: { product: 'slug' } },
  'product.update': { bindings: { hash: 'hash' } },
  'orders.show': { formats: { id: DIGITS }, bindings: { id: 'id' } },
  'orders.address': { formats: { id: DIGITS }, bindings: { id: 'id' } },
  'orders.cancel': { formats: { id: DIGITS }, bindings: { id: 'id' } },
  'survey': { bindings: { survey: 'slug' } },
  'survey.store': { bindings: { survey: 'slug' } },
  'wishlist.toggle': { bindings: { product: 'slug' } },
  'questionnaire.start': {
    formats: { questionnaire: DIGITS },
    bindings: { questionnaire: 'id' },
  },
  'questionnaire.submit': {
    formats: { questionnaire: DIGITS },
    bindings: { questionnaire: 'id' },
  },
  'promotion.reward.claim': {
    formats: { promotionReward: DIGITS },
    bindings: { promotionReward: 'id' },
  },
  'promotion.reward.claim.store': {
    formats: { promotionReward: DIGITS },
    bindings: { promotionReward: 'id' },
  },
  'draw-file': { formats: { file: /^[\w-]+(\.[a-z]+)+$/ } },
  'notifications.mark-as-read': {
    formats: { id: DIGITS },
    bindings: { id: 'id' },
  },
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
