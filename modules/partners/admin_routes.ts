import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { PartnerTokens } = controllers.partners.access.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('partner_tokens', [PartnerTokens, 'index'])
        router.get('partner_tokens/:id', [PartnerTokens, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))
    router
      .group(() => {
        router.post('partner_tokens', [PartnerTokens, 'store'])
        router.post('partner_tokens/:id/revocation', [PartnerTokens, 'revoke'])
      })
      .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
  .as('admin')
