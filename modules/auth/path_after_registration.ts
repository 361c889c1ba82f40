import router from '@adonisjs/core/services/router'

/** Where a new member goes on: to the extra points; where that page is not there, to collecting. */
export function pathAfterRegistration(): string {
  const next = '/profil/extra-pontok'
  return router.match(next, 'GET', false) ? next : '/pontgyujtes'
}
