import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'

const MessagesController = () => import('#app/outbox/controllers/messages_controller')

router
  .group(() => {
    router.get('messages', [MessagesController, 'index']).as('admin.messages')
    router
      .get('messages/file', [MessagesController, 'file'])
      .as('admin.messages.file')
      .use(middleware.passwordConfirmed())
    router.get('messages/:id', [MessagesController, 'show']).as('admin.messages.show')
    router.get('message_topics', [MessagesController, 'topics']).as('admin.message_topics')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))
