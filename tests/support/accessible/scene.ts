import type { Page } from 'playwright'
import type { World } from './world.js'

export const LOCALES = ['hu', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** In whose browser a page is opened; each has a context of its own in each language. */
export type Who =
  /** Nobody logged in. */
  | 'guest'
  /** Has points, gifts in the cart, an order, messages. */
  | 'member'
  /** Has nothing yet. */
  | 'fresh'
  /** Gives both days in the flow of extra points. */
  | 'giver'
  /** In the second and third step of the registration. */
  | 'unverified'
  | 'newcomer'
  /** Between the password and the second factor, and between the SMS and its code. */
  | 'arriving'
  | 'caller'
  /** Scans many codes in a row, and scans where there is no network. */
  | 'gatherer'
  | 'cellar'
  /** Spends points, and has an address of a company. */
  | 'buyer'
  /** Has not answered about measuring. */
  | 'asked'

/** What a scene has in hand. */
export interface Stage {
  page: Page
  locale: Locale
  world: World
  /** A text of the catalogue in the language of the page. */
  t: (key: string, values?: Record<string, string | number>) => string
}

/** A page in one of its states. */
export interface Scene {
  name: string
  /** The page under `resources/pages` that is shown; empty for the one that needs none. */
  page: string
  as: Who
  path: (world: World, locale: Locale) => string
  /** Of an error: by whose words of the catalogue it is headed, `404`. */
  titled?: string
  /** The component under `resources` whose drawer or dialog lies over the page. */
  over?: string
  /** A toast lies over it, from the beginning to the end of the look. */
  toast?: true
  /** What of the shop is only so for this scene; answers what puts it back. */
  prepare?: (world: World) => Promise<() => Promise<unknown>>
  /** What is done until the state is reached. */
  act?: (stage: Stage) => Promise<unknown>
}

/** Makes scenes that somebody is in, of pages whose path is given, or found in the world. */
export function scenesOf(as: Who) {
  return (
    name: string,
    page: string,
    path: Scene['path'] | string,
    more: Partial<Scene> = {}
  ): Scene => {
    return { name, page, as, path: typeof path === 'string' ? () => path : path, ...more }
  }
}
