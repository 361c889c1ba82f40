import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { bounces, campaigns, choices, list, push } = controllers.notifications

router
  .group(() => {
    router.get('/ertesitesek', [list.Notifications, 'show']).as('notifications')
    router
      .get('/ertesitesek/beallitasok', [choices.NotificationChoices, 'show'])
      .as('notifications.choices')
    router
      .post('/ertesitesek/beallitasok', [choices.NotificationChoices, 'update'])
      .as('notifications.choices.store')
    router
      .get('/notifications/list', [list.Notifications, 'index'])
      .as('notifications.list')
      .use(middleware.jsonOrBack())
    router
      .post('/notifications/:id/mark-as-read', [list.NotificationReadings, 'store'])
      .as('notifications.mark-as-read')
      .use(middleware.jsonOrBack())
    router
      .post('/notifications/mark-all-as-read', [list.NotificationReadings, 'storeAll'])
      .as('notifications.mark-all-as-read')
      .use(middleware.jsonOrBack())
  })
  .use(middleware.auth())

router
  .group(() => {
    router.post('/', [push.PushSubscriptions, 'store']).as('notifications.push.subscribe')
    router.delete('/', [push.PushSubscriptions, 'destroy']).as('notifications.push.unsubscribe')
  })
  .prefix('/notifications/push/subscribe')
  .use(middleware.auth())

// Links of campaigns: they name the campaign and no person.
router
  .get('/hirlevel/:campaign/:link', [campaigns.CampaignLinks, 'show'])
  .where('campaign', idInPath)
  .where('link', { match: /^\d{1,3}$/ })
  .as('campaigns.link')

// Known by the secret that mails carry, and open to whoever reads them.
router.get('/leiratkozas/:secret/:topic', [choices.TopicEndings, 'show']).as('notifications.end')
router
  .post('/leiratkozas/:secret/:topic', [choices.TopicEndings, 'store'])
  .as('notifications.end.store')
router
  .post('/webhooks/newsletter/:secret/:topic', [choices.TopicEndings, 'oneClick'])
  .as('notifications.end.webhook')
// Whoever opens what mail programs post to comes to the page with the button.
router.get('/webhooks/newsletter/:secret/:topic', [choices.TopicEndings, 'toPage'])

// Signed by the mail provider that calls.
router.post('/webhooks/mail', [bounces.MailReports, 'store']).as('webhooks.mail')
