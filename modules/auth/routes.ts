import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const auth = controllers.auth

router
  .group(() => {
    router.get('/belepes', [auth.Session, 'create']).as('login')
    router.post('/belepes', [auth.Session, 'store']).as('login.store')
    router.get('/belepes/sms', [auth.SmsLogins, 'create']).as('login.sms')
    router.post('/belepes/sms', [auth.SmsLogins, 'store']).as('login.sms.store')
    router.get('/belepes/sms/kod', [auth.SmsLoginCodes, 'create']).as('login.sms.code')
    router.post('/belepes/sms/kod', [auth.SmsLoginCodes, 'store']).as('login.sms.code.store')
    router.get('/elfelejtett-jelszo', [auth.ForgottenPasswords, 'create']).as('password.request')
    router.post('/elfelejtett-jelszo', [auth.ForgottenPasswords, 'store']).as('password.email')
    router.get('/reset-password/:token', [auth.PasswordResets, 'edit']).as('password.reset')
    router.post('/reset-password', [auth.PasswordResets, 'store']).as('password.update')
    router.get('/regisztracio', [auth.Registrations, 'create']).as('register')
    router.post('/regisztracio', [auth.Registrations, 'store']).as('register.store')
    router.get('/regisztracio/step/2', [auth.PhoneVerifications, 'show']).as('register.phone')
    router
      .post('/regisztracio/step/2', [auth.PhoneVerifications, 'store'])
      .as('register.phone.store')
    router.get('/regisztracio/step/3', [auth.RegistrationDetails, 'show']).as('register.profile')
    router
      .post('/regisztracio/step/3', [auth.RegistrationDetails, 'lookUp'])
      .as('register.profile.lookup')
    router
      .post('/regisztracio/step/3/submit', [auth.RegistrationDetails, 'store'])
      .as('register.profile.submit')
    router.get('/two-factor-challenge', [auth.TwoFactorChallenges, 'create']).as('two-factor.login')
    router
      .post('/two-factor-challenge', [auth.TwoFactorChallenges, 'store'])
      .as('two-factor.login.store')
  })
  .use(middleware.guest())

// Open to members too: who is logged in as somebody else may follow the link of a new account.
router
  .group(() => {
    router
      .get('/regisztracio/validacio/:user', [auth.RegistrationValidations, 'show'])
      .as('register.validation')
    router
      .post('/regisztracio/validacio/:user', [auth.RegistrationValidations, 'store'])
      .as('register.validation.store')
  })
  .where('user', idInPath)
// The owner of a new e-mail address may read it where nobody is logged in.
router
  .group(() => {
    const Confirmations = auth.account.EmailConfirmations
    router.get('/email-megerosites/:user', [Confirmations, 'show']).as('email.confirmation')
    router.post('/email-megerosites/:user', [Confirmations, 'store']).as('email.confirmation.store')
  })
  .where('user', idInPath)
router.get('/regisztracio/consultants', [auth.Consultants, 'index']).as('register.consultants')
router.post('/logout', [auth.Session, 'destroy']).as('logout')
router
  .group(() => {
    router.get('confirm-password', [auth.PasswordConfirmations, 'create']).as('password.confirm')
    router
      .post('confirm-password', [auth.PasswordConfirmations, 'store'])
      .as('password.confirm.store')
    router
      .get('confirmed-password-status', [auth.PasswordConfirmations, 'show'])
      .as('password.confirmation')
  })
  .prefix('/user')
  .use(middleware.auth())

// DELETE /user is the same under its other name.
router
  .delete('/profil/delete', [auth.AccountDeletions, 'destroy'])
  .as('profile.delete')
  .use(middleware.auth())
router.delete('/user', [auth.AccountDeletions, 'destroy']).as('user.delete').use(middleware.auth())
router
  .group(() => {
    router.post('/profil/delete', [auth.AccountDeletions, 'destroy']).as('profile.delete.store')
    router.post('/user', [auth.AccountDeletions, 'destroy']).as('user.delete.store')
    router.post('/user/logins', [auth.Logins, 'destroyOthers']).as('logins.destroy_others.store')
    router.post('/user/logins/:login', [auth.Logins, 'destroy']).as('logins.destroy.store')
  })
  .use([middleware.auth(), middleware.spoofedMethod({ method: 'DELETE' })])
router
  .group(() => {
    router
      .post('/user/profile-information', [auth.ProfileInformation, 'update'])
      .as('user-profile-information.update.store')
    router.post('/user/password', [auth.Passwords, 'update']).as('user-password.update.store')
  })
  .use([middleware.auth(), middleware.spoofedMethod({ method: 'PUT' })])

router
  .group(() => {
    router.get('/profil', [auth.Profile, 'show']).as('profile')
    router.get('/profil/sajat-adatok', [auth.MyData, 'show']).as('profile.my-data')
    router.post('/profil', [auth.Profile, 'update']).as('profile.store')
    router.post('/profil/company', [auth.ProfileCompanies, 'update']).as('profile.company')
    router.post('/profil/shipping', [auth.ProfileShippings, 'update']).as('profile.shipping')
    router.post('/profil/consent', [auth.ProfileConsents, 'update']).as('profile.consent')
    router.get('/profil/consent/file', [auth.ProfileConsents, 'show']).as('profile.consent.file')
    router
      .put('/user/profile-information', [auth.ProfileInformation, 'update'])
      .as('user-profile-information.update')
    router.put('/user/password', [auth.Passwords, 'update']).as('user-password.update')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/', [auth.ExtraPoints, 'index']).as('extra-points')
    router.get('birthday', [auth.Birthdays, 'show']).as('extra-points.birthday')
    router.post('birthday', [auth.Birthdays, 'store']).as('extra-points.birthday.store')
    router.get('nameday', [auth.NameDays, 'show']).as('extra-points.nameday')
    router.post('nameday', [auth.NameDays, 'store']).as('extra-points.nameday.store')
    router.get('survey', [auth.OpenSurveys, 'show']).as('extra-points.survey')
    router.post('survey', [auth.OpenSurveys, 'store']).as('extra-points.survey.store')
    router.get('community', [auth.CommunityWords, 'show']).as('extra-points.community')
    router.post('community', [auth.CommunityWords, 'store']).as('extra-points.community.store')
    router.get('success', [auth.ExtraPoints, 'show']).as('extra-points.success')
    router.post('postpone', [auth.Postponements, 'store']).as('extra-points.postpone')
  })
  .prefix('/profil/extra-pontok')
  .use(middleware.auth())

router
  .group(() => {
    router.post('two-factor-authentication', [auth.TwoFactor, 'store']).as('two-factor.enable')
    router.delete('two-factor-authentication', [auth.TwoFactor, 'destroy']).as('two-factor.disable')
    router
      .post('confirmed-two-factor-authentication', [auth.TwoFactor, 'confirm'])
      .as('two-factor.confirm')
    router.get('two-factor-qr-code', [auth.TwoFactor, 'qrCode']).as('two-factor.qr-code')
    router.get('two-factor-secret-key', [auth.TwoFactor, 'secretKey']).as('two-factor.secret-key')
    router
      .get('two-factor-recovery-codes', [auth.RecoveryCodes, 'index'])
      .as('two-factor.recovery-codes')
    router
      .post('two-factor-recovery-codes', [auth.RecoveryCodes, 'store'])
      .as('two-factor.recovery-codes.store')
  })
  .prefix('/user')
  .use([middleware.auth(), middleware.passwordConfirmed()])

router
  .group(() => {
    router.delete('logins', [auth.Logins, 'destroyOthers']).as('logins.destroy_others')
    router.delete('logins/:login', [auth.Logins, 'destroy']).as('logins.destroy')
  })
  .prefix('/user')
  .use(middleware.auth())

router
  .get('/export/birthday/:filename', [auth.BirthdayExports, 'show'])
  .where('filename', /^[\w.-]+$/)
  .as('export.birthday')
  .use([middleware.staff({ roles: ['admin', 'auditor'] }), middleware.passwordConfirmed()])
