import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { Faq, FaqPlaces, Questionnaires, Surveys } = controllers.content.admin

router
  .group(() => {
    router.get('faq', [Faq, 'index']).as('admin.faq')
    router.get('faq/:id', [Faq, 'show']).as('admin.faq.show')
    router.get('surveys', [Surveys, 'index']).as('admin.surveys')
    router.get('surveys/:id', [Surveys, 'show']).as('admin.surveys.show')
    router.get('questionnaires', [Questionnaires, 'index']).as('admin.questionnaires')
    router.get('questionnaires/:id', [Questionnaires, 'show']).as('admin.questionnaires.show')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

router
  .group(() => {
    router.post('faq', [Faq, 'store']).as('admin.faq.store')
    router.put('faq/:id', [Faq, 'update']).as('admin.faq.update')
    router.delete('faq/:id', [Faq, 'destroy']).as('admin.faq.destroy')
    router.post('faq/:id/place', [FaqPlaces, 'store']).as('admin.faq.place')
    router.post('surveys', [Surveys, 'store']).as('admin.surveys.store')
    router.put('surveys/:id', [Surveys, 'update']).as('admin.surveys.update')
    router.delete('surveys/:id', [Surveys, 'destroy']).as('admin.surveys.destroy')
    router.post('questionnaires', [Questionnaires, 'store']).as('admin.questionnaires.store')
    router.put('questionnaires/:id', [Questionnaires, 'update']).as('admin.questionnaires.update')
    router
      .delete('questionnaires/:id', [Questionnaires, 'destroy'])
      .as('admin.questionnaires.destroy')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))
