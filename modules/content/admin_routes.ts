import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { Faq, FaqPlaces, Questionnaires, Surveys } = controllers.content.admin

router
  .group(() => {
    router.get('faq', [Faq, 'index']).as('admin.faq')
    router.post('faq', [Faq, 'store']).as('admin.faq.store')
    router.get('faq/:id', [Faq, 'show']).as('admin.faq.show')
    router.put('faq/:id', [Faq, 'update']).as('admin.faq.update')
    router.delete('faq/:id', [Faq, 'destroy']).as('admin.faq.destroy')
    router.post('faq/:id/place', [FaqPlaces, 'store']).as('admin.faq.place')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff())

router
  .group(() => {
    router.get('surveys', [Surveys, 'index']).as('admin.surveys')
    router.post('surveys', [Surveys, 'store']).as('admin.surveys.store')
    router.get('surveys/:id', [Surveys, 'show']).as('admin.surveys.show')
    router.put('surveys/:id', [Surveys, 'update']).as('admin.surveys.update')
    router.delete('surveys/:id', [Surveys, 'destroy']).as('admin.surveys.destroy')
    router.get('questionnaires', [Questionnaires, 'index']).as('admin.questionnaires')
    router.post('questionnaires', [Questionnaires, 'store']).as('admin.questionnaires.store')
    router.get('questionnaires/:id', [Questionnaires, 'show']).as('admin.questionnaires.show')
    router.put('questionnaires/:id', [Questionnaires, 'update']).as('admin.questionnaires.update')
    router
      .delete('questionnaires/:id', [Questionnaires, 'destroy'])
      .as('admin.questionnaires.destroy')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))
