import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { care, consents, extraPoints, passwords, staff } = controllers.auth
const { MemberCorrections, MemberDeletions } = care
const { Adjustments, MemberNotes, Members } = care.admin
const { ConsentChanges } = consents.admin
const { BirthdayExports } = extraPoints
const { PasswordConfirmations } = passwords
const { SecondFactor, Session, Staff, StaffInvitations } = staff.admin

import './reference/routes.js'

router
  .group(() => {
    router.post('session', [Session, 'store'])
    router.get('second-factor', [SecondFactor, 'show'])
    router.post('second-factor', [SecondFactor, 'store'])
    router.get('invitations/:token', [StaffInvitations, 'show']).as('invitations')
    router.post('invitations/:token', [StaffInvitations, 'store']).as('invitations.store')
    router
      .group(() => {
        router.get('session', [Session, 'show'])
        router.delete('session', [Session, 'destroy'])
        router.get('confirmed-password-status', [PasswordConfirmations, 'show'])
        router.post('confirm-password', [PasswordConfirmations, 'store']).as('password.confirm')
      })
      .use(middleware.staff({ roles: STAFF_ROLES }))
    router
      .group(() => {
        router.get('members', [Members, 'index'])
        router.get('members/:id', [Members, 'show'])
        router.get('members/:id/card', [Members, 'card'])
        router.get('members/:id/devices', [Members, 'devices'])
        router.get('members/:id/screens', [Members, 'screens'])
        router.get('members/:id/notes', [MemberNotes, 'index'])
        router.get('members/:id/consents', [ConsentChanges, 'onDay'])
      })
      .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))
    router
      .group(() => {
        router.post('/', [MemberNotes, 'store']).as('members.notes.store')
        router
          .delete(':note', [MemberNotes, 'destroy'])
          .where('note', idInPath)
          .as('members.notes.destroy')
      })
      .prefix('members/:id/notes')
      .use(middleware.staff({ roles: ['admin', 'support'] }))
    router
      .group(() => {
        router.post('adjustments', [Adjustments, 'store']).as('members.adjustments')
        router.post('deletion', [MemberDeletions, 'store']).as('members.deletion')
        router.put('account', [MemberCorrections, 'account']).as('members.account')
        router.put('company', [MemberCorrections, 'company']).as('members.company')
        router.put('shipping', [MemberCorrections, 'shipping']).as('members.shipping')
      })
      .prefix('members/:id')
      .use([middleware.staff({ roles: ['admin', 'support'] }), middleware.passwordConfirmed()])
    router
      .get('consent_changes', [ConsentChanges, 'index'])
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))
    // Whole files of what is personal leave the shop here.
    router
      .group(() => {
        router.get('members/file', [Members, 'file'])
        router.get('staff/file', [Staff, 'file'])
        router
          .get('birthday_lists/:filename', [BirthdayExports, 'show'])
          .where('filename', /^[\w.-]+$/)
        router.get('members/:id/consents/file', [ConsentChanges, 'download'])
      })
      .use([middleware.staff({ roles: ['admin', 'auditor'] }), middleware.passwordConfirmed()])
    router
      .group(() => {
        router.get('staff', [Staff, 'index'])
        router.get('staff/:id', [Staff, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))
    router
      .group(() => {
        router.post('staff', [Staff, 'store'])
        router.put('staff/:id', [Staff, 'update'])
        router.post('staff/:id/invitation', [Staff, 'invite'])
        router.post('staff/:id/disable', [Staff, 'disable'])
        router.post('staff/:id/enable', [Staff, 'enable'])
        router
          .post('staff/:id/second-factor-reset', [Staff, 'resetSecondFactor'])
          .as('staff.second_factor_reset')
      })
      .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
  .as('admin')
