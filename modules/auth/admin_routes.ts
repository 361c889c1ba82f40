import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import './reference_routes.js'

router
  .group(() => {
    router.post('session', [controllers.auth.admin.Session, 'store']).as('admin.session.store')
    router
      .get('second-factor', [controllers.auth.admin.SecondFactor, 'show'])
      .as('admin.second_factor')
    router
      .post('second-factor', [controllers.auth.admin.SecondFactor, 'store'])
      .as('admin.second_factor.store')
    router
      .get('invitations/:token', [controllers.auth.admin.StaffInvitations, 'show'])
      .as('admin.invitations')
    router
      .post('invitations/:token', [controllers.auth.admin.StaffInvitations, 'store'])
      .as('admin.invitations.store')
    router
      .group(() => {
        router.get('session', [controllers.auth.admin.Session, 'show']).as('admin.session')
        router
          .delete('session', [controllers.auth.admin.Session, 'destroy'])
          .as('admin.session.destroy')
        router
          .get('confirmed-password-status', [controllers.auth.PasswordConfirmations, 'show'])
          .as('admin.password.confirmation')
        router
          .post('confirm-password', [controllers.auth.PasswordConfirmations, 'store'])
          .as('admin.password.confirm')
      })
      .use(middleware.staff({ roles: STAFF_ROLES }))
    router
      .group(() => {
        router.get('members', [controllers.auth.admin.Members, 'index']).as('admin.members')
        router
          .get('members/:id', [controllers.auth.admin.Members, 'show'])
          .where('id', idInPath)
          .as('admin.members.show')
        router
          .get('members/:id/consents', [controllers.auth.admin.ConsentChanges, 'show'])
          .where('id', idInPath)
          .as('admin.members.consents')
      })
      .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))
    router
      .post('members/:id/adjustments', [controllers.auth.admin.Adjustments, 'store'])
      .where('id', idInPath)
      .as('admin.members.adjustments')
      .use([middleware.staff({ roles: ['admin', 'support'] }), middleware.passwordConfirmed()])
    router
      .post('members/:id/deletion', [controllers.auth.care.MemberDeletions, 'store'])
      .where('id', idInPath)
      .as('admin.members.deletion')
      .use([middleware.staff({ roles: ['admin', 'support'] }), middleware.passwordConfirmed()])
    router
      .group(() => {
        const Corrections = controllers.auth.care.MemberCorrections
        router.put('account', [Corrections, 'account']).as('admin.members.account')
        router.put('company', [Corrections, 'company']).as('admin.members.company')
        router.put('shipping', [Corrections, 'shipping']).as('admin.members.shipping')
      })
      .prefix('members/:id')
      .where('id', idInPath)
      .use([middleware.staff({ roles: ['admin', 'support'] }), middleware.passwordConfirmed()])
    router
      .get('consent_changes', [controllers.auth.admin.ConsentChanges, 'index'])
      .as('admin.consent_changes')
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))
    // Whole files of members' data leave the shop here.
    router
      .group(() => {
        router
          .get('birthday_lists/:filename', [controllers.auth.BirthdayExports, 'show'])
          .where('filename', /^[\w.-]+$/)
          .as('admin.birthday_lists.show')
        router
          .get('members/:id/consents/file', [controllers.auth.admin.ConsentChanges, 'download'])
          .where('id', idInPath)
          .as('admin.members.consents.file')
      })
      .use([middleware.staff({ roles: ['admin', 'auditor'] }), middleware.passwordConfirmed()])
    router
      .group(() => {
        const Staff = controllers.auth.admin.Staff
        router.get('staff', [Staff, 'index']).as('admin.staff')
        router.get('staff/:id', [Staff, 'show']).as('admin.staff.show')
      })
      .where('id', idInPath)
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))
    router
      .group(() => {
        const Staff = controllers.auth.admin.Staff
        router.post('staff', [Staff, 'store']).as('admin.staff.store')
        router.put('staff/:id', [Staff, 'update']).as('admin.staff.update')
        router.post('staff/:id/invitation', [Staff, 'invite']).as('admin.staff.invite')
        router.post('staff/:id/disable', [Staff, 'disable']).as('admin.staff.disable')
        router.post('staff/:id/enable', [Staff, 'enable']).as('admin.staff.enable')
        router
          .post('staff/:id/second-factor-reset', [Staff, 'resetSecondFactor'])
          .as('admin.staff.second_factor_reset')
      })
      .where('id', idInPath)
      .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
