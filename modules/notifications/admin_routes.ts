import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { bounces, campaigns, mail } = controllers.notifications
const { Suppressions } = bounces.admin
const { MailPreviews } = mail.admin
const { AudienceCounts, CampaignSteps, Campaigns, SmsPreviews } = campaigns.admin

router
  .group(() => {
    router.get('mail_previews', [MailPreviews, 'index'])
    router.get('mail_previews/:name/:locale', [MailPreviews, 'document'])
  })
  .prefix('/api/admin')
  .as('admin.mail_previews')
  .use(middleware.staff({ roles: ['admin', 'marketing', 'support', 'auditor'] }))

router
  .group(() => {
    router
      .group(() => {
        router.get('campaigns', [Campaigns, 'index']).as('index')
        router
          .get('campaigns/file', [Campaigns, 'file'])
          .as('file')
          .use(middleware.passwordConfirmed())
        router.get('campaigns/:id', [Campaigns, 'show']).as('show')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))
    router
      .group(() => {
        router.post('campaigns', [Campaigns, 'store']).as('store')
        router.put('campaigns/:id', [Campaigns, 'update']).as('update')
        router.delete('campaigns/:id', [Campaigns, 'destroy']).as('destroy')
        router.post('campaigns/:id/test', [CampaignSteps, 'test']).as('test')
        router.post('campaigns/:id/schedule', [CampaignSteps, 'schedule']).as('schedule')
        router.post('campaigns/:id/pause', [CampaignSteps, 'pause']).as('pause')
        router.post('campaigns/:id/resume', [CampaignSteps, 'resume']).as('resume')
        router.post('campaigns/:id/cancel', [CampaignSteps, 'cancel']).as('cancel')
        router.post('campaign_counts', [AudienceCounts, 'show']).as('counts')
        router.post('campaign_sms', [SmsPreviews, 'show']).as('sms')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))
  })
  .prefix('/api/admin')
  .as('admin.campaigns')

router
  .get('/api/admin/members/:id/suppressions', [Suppressions, 'index'])
  .as('admin.members.suppressions')
  .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))
router
  .post('/api/admin/members/:id/suppressions/lifting', [Suppressions, 'store'])
  .as('admin.members.suppressions.lifting')
  .use(middleware.staff({ roles: ['admin', 'support'] }))
