import router from '@adonisjs/core/services/router'

/** A route as the router knows it. */
export interface KnownRoute {
  name: string
  pattern: string
  methods: string[]
}

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Ends the sessions that a run still wants to use. */
export const ENDING_SESSIONS = 'logins.destroy_others'

/** Every route of the shop; what tests added for themselves is left out. */
export function shopRoutes(): KnownRoute[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ pattern }) => !pattern.includes('/proba'))
    .map(({ name, pattern, methods }) => ({ name: name ?? pattern, pattern, methods }))
}

/** Who has business at a route. */
export function placeOf({ pattern }: KnownRoute): 'member' | 'staff' | 'visitor' {
  if (/^\/(api\/admin|invoke)/.test(pattern)) return 'staff'
  return /^\/(belepes|regisztracio|elfelejtett|reset-password|two-factor-challenge)/.test(pattern)
    ? 'visitor'
    : 'member'
}

/** The methods of a route that change something. */
export function changingMethods({ methods }: KnownRoute): string[] {
  return methods.filter((method) => CHANGING.includes(method))
}

/** The address of a route with values for its parts; a part without a value is left out. */
export function pathOf({ pattern }: KnownRoute, value: (name: string) => string | null): string {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return value('*')
    return part.startsWith(':') ? value(part.slice(1).replace(/\?$/, '')) : part
  })
  return parts.filter((part) => part !== null).join('/') || '/'
}
