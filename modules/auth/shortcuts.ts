import { openPage } from '#app/shortcut/pages'
import { profilePageOf } from './profile/page.js'

openPage(/^\/profil$/, (ctx) => ctx.inertia.render('profile/show', profilePageOf(ctx)))
