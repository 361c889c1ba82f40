import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { BirthdayPromo, RulesConsents } = controllers.promo.games

router.get('/szulinap', [BirthdayPromo, 'show']).as('birthday-promo').use(middleware.keptPage())
router.get('/szulinap/szabalyzat', [BirthdayPromo, 'rules']).as('birthday-promo.rules')
router
  .get('/szulinap/elonezet/:id', [BirthdayPromo, 'preview'])
  .as('birthday-promo.preview')
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

router
  .group(() => {
    router
      .get('/consents/status/birthday-promo', [RulesConsents, 'show'])
      .as('consent.birthday-promo.status')
    router
      .post('/consents/accept/birthday-promo', [RulesConsents, 'accept'])
      .as('consent.birthday-promo.accept')
    router
      .post('/consents/dismiss/birthday-promo', [RulesConsents, 'dismiss'])
      .as('consent.birthday-promo.dismiss')
  })
  .use([middleware.auth(), middleware.jsonOrBack()])
