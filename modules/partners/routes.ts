import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { access, documentation, registrations, sync } = controllers.partners
const { NamedIds, Users, UserBatches } = sync

// Called by programs of partners. They hold no session: what they prove themselves with is in the request.
router
  .group(() => {
    router.post('/api/oauth/token', [access.OauthTokens, 'store']).as('partner.token')
    router
      .group(() => {
        router.get('users', [Users, 'index']).as('partner.users')
        router.get('users/:sf_id', [Users, 'show']).as('partner.users.show')
        router.get('professions', [NamedIds, 'professions']).as('partner.professions')
        router.get('representatives', [NamedIds, 'representatives']).as('partner.representatives')
      })
      .prefix('/api/salesforce')
      .use(middleware.partner({ scope: 'users.read' }))
    router
      .group(() => {
        router.post('users/:sf_id', [Users, 'store']).as('partner.users.store')
        router.post('user_batches', [UserBatches, 'store']).as('partner.user_batches.store')
      })
      .prefix('/api/salesforce')
      .use(middleware.partner({ scope: 'users.write' }))

    // Open to everybody: how all this is called, for programs and for people.
    router
      .get('/api/salesforce/openapi.json', [documentation.Documents, 'show'])
      .as('partner.openapi')
    router.get('/api/salesforce/docs', [documentation.Documents, 'page']).as('partner.docs')

    // Signed by the partner that calls.
    router
      .post('/webhooks/register', [registrations.Registrations, 'store'])
      .as('webhooks.register')
  })
  .use(middleware.sessionless())
