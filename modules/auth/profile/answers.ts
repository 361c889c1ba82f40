import type { HttpContext } from '@adonisjs/core/http'
import { sameOriginPath } from '#app/http/same_origin'

/** Leads back to the profile, to the page of the history that was open, and says that it is saved. */
export function backToProfile({ request, response, session, i18n }: HttpContext): void {
  session.flash('success', i18n.t('profile.saved'))
  const came = sameOriginPath(request.header('referer'), request.host() ?? undefined)
  response.redirect().toPath(came?.split('?')[0] === '/profil' ? came : '/profil')
}
