import { openPage } from '#app/shortcut/pages'
import { profilePageOf } from './profile_page.js'

openPage(/^\/profil$/, (ctx) => ctx.inertia.render('profile/show', profilePageOf(ctx)))
