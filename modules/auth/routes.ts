import router from '@adonisjs/core/services/router'
import { shortWay } from '#app/shortcut/short_way'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import { profile as profilePage } from './profile/page.js'

const {
  consents,
  extraPoints,
  login,
  myData,
  passwords,
  profile,
  reference,
  registration,
  secondFactor,
} = controllers.auth
const { NewsletterEndings, ProfileConsents } = consents
const {
  BirthdayExports,
  Birthdays,
  CommunityWords,
  ExtraPoints,
  NameDays,
  OpenSurveys,
  Postponements,
} = extraPoints
const { Logins, Session, SmsLoginCodes, SmsLogins } = login
const { AccountDeletions, MyData } = myData
const { ForgottenPasswords, PasswordConfirmations, PasswordResets, Passwords } = passwords
const { EmailConfirmations, Profile, ProfileCompanies, ProfileInformation, ProfileShippings } =
  profile
const { RepresentativeLookups } = reference
const { PhoneVerifications, RegistrationDetails, RegistrationValidations, Registrations } =
  registration
const { RecoveryCodes, TwoFactor, TwoFactorChallenges } = secondFactor

// Has a session made, and its token put into its cookie, before the first form of a page that is kept for guests.
router.get('/session/token', [login.CrossSiteTokens, 'show']).as('cross-site-token')

router
  .group(() => {
    router.get('/belepes', [Session, 'create']).as('login').use(middleware.keptPage())
    router.post('/belepes', [Session, 'store']).as('login.store')
    router.get('/belepes/sms', [SmsLogins, 'create']).as('login.sms').use(middleware.keptPage())
    router.post('/belepes/sms', [SmsLogins, 'store']).as('login.sms.store')
    router.get('/belepes/sms/kod', [SmsLoginCodes, 'create']).as('login.sms.code')
    router.post('/belepes/sms/kod', [SmsLoginCodes, 'store']).as('login.sms.code.store')
    router.get('/elfelejtett-jelszo', [ForgottenPasswords, 'create']).as('password.request')
    router.post('/elfelejtett-jelszo', [ForgottenPasswords, 'store']).as('password.email')
    router.get('/reset-password/:token', [PasswordResets, 'edit']).as('password.reset')
    router.post('/reset-password', [PasswordResets, 'store']).as('password.update')
    router.get('/regisztracio', [Registrations, 'create']).as('register').use(middleware.keptPage())
    router.post('/regisztracio', [Registrations, 'store']).as('register.store')
    router.get('/regisztracio/step/2', [PhoneVerifications, 'show']).as('register.phone')
    router.post('/regisztracio/step/2', [PhoneVerifications, 'store']).as('register.phone.store')
    router.get('/regisztracio/step/3', [RegistrationDetails, 'show']).as('register.profile')
    router
      .post('/regisztracio/step/3', [RegistrationDetails, 'lookUp'])
      .as('register.profile.lookup')
    router
      .post('/regisztracio/step/3/submit', [RegistrationDetails, 'store'])
      .as('register.profile.submit')
    router.get('/two-factor-challenge', [TwoFactorChallenges, 'create']).as('two-factor.login')
    router
      .post('/two-factor-challenge', [TwoFactorChallenges, 'store'])
      .as('two-factor.login.store')
  })
  .use(middleware.guest())

// Open to members too: who is logged in as somebody else may follow the link of a new account.
router
  .group(() => {
    router
      .get('/regisztracio/validacio/:user', [RegistrationValidations, 'show'])
      .as('register.validation')
    router
      .post('/regisztracio/validacio/:user', [RegistrationValidations, 'store'])
      .as('register.validation.store')
    // The owner of a new e-mail address may read it where nobody is logged in.
    router.get('/email-megerosites/:user', [EmailConfirmations, 'show']).as('email.confirmation')
    router
      .post('/email-megerosites/:user', [EmailConfirmations, 'store'])
      .as('email.confirmation.store')
  })
  .where('user', idInPath)
// Known by the secret that newsletters carry, and open to whoever reads them.
router.get('/leiratkozas/:secret', [NewsletterEndings, 'show']).as('newsletter.end')
router.post('/leiratkozas/:secret', [NewsletterEndings, 'store']).as('newsletter.end.store')
router
  .post('/webhooks/newsletter/:secret', [NewsletterEndings, 'oneClick'])
  .as('newsletter.webhook')
router.get('/regisztracio/consultants', [RepresentativeLookups, 'index']).as('register.consultants')
router.post('/logout', [Session, 'destroy']).as('logout')
router
  .group(() => {
    router.post('/profil/delete', [AccountDeletions, 'destroy']).as('profile.delete.store')
    router.post('/user', [AccountDeletions, 'destroy']).as('user.delete.store')
    router.post('/user/logins', [Logins, 'destroyOthers']).as('logins.destroy_others.store')
    router.post('/user/logins/:login', [Logins, 'destroy']).as('logins.destroy.store')
  })
  .use([middleware.auth(), middleware.spoofedMethod({ method: 'DELETE' })])
router
  .group(() => {
    router
      .post('/user/profile-information', [ProfileInformation, 'update'])
      .as('user-profile-information.update.store')
    router.post('/user/password', [Passwords, 'update']).as('user-password.update.store')
  })
  .use([middleware.auth(), middleware.spoofedMethod({ method: 'PUT' })])

router
  .group(() => {
    shortWay(router.get('/profil', [Profile, 'show']), profilePage).as('profile')
    router.get('/profil/sajat-adatok', [MyData, 'show']).as('profile.my-data')
    router.post('/profil', [Profile, 'update']).as('profile.store')
    router.post('/profil/company', [ProfileCompanies, 'update']).as('profile.company')
    router.post('/profil/shipping', [ProfileShippings, 'update']).as('profile.shipping')
    router.post('/profil/consent', [ProfileConsents, 'update']).as('profile.consent')
    router.post('/profil/cim-proba', [EmailConfirmations, 'ask']).as('email.proof')
    router.get('/profil/consent/file', [ProfileConsents, 'show']).as('profile.consent.file')
    router
      .put('/user/profile-information', [ProfileInformation, 'update'])
      .as('user-profile-information.update')
    router.put('/user/password', [Passwords, 'update']).as('user-password.update')
    router.get('/user/confirm-password', [PasswordConfirmations, 'create']).as('password.confirm')
    router
      .post('/user/confirm-password', [PasswordConfirmations, 'store'])
      .as('password.confirm.store')
    router
      .get('/user/confirmed-password-status', [PasswordConfirmations, 'show'])
      .as('password.confirmation')
      .use(middleware.jsonOrBack())
    // DELETE /user is the same under its other name.
    router.delete('/profil/delete', [AccountDeletions, 'destroy']).as('profile.delete')
    router.delete('/user', [AccountDeletions, 'destroy']).as('user.delete')
    router.delete('/user/logins', [Logins, 'destroyOthers']).as('logins.destroy_others')
    router.delete('/user/logins/:login', [Logins, 'destroy']).as('logins.destroy')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/', [ExtraPoints, 'index']).as('extra-points')
    router.get('birthday', [Birthdays, 'show']).as('extra-points.birthday')
    router.post('birthday', [Birthdays, 'store']).as('extra-points.birthday.store')
    router.get('nameday', [NameDays, 'show']).as('extra-points.nameday')
    router.post('nameday', [NameDays, 'store']).as('extra-points.nameday.store')
    router.get('survey', [OpenSurveys, 'show']).as('extra-points.survey')
    router.post('survey', [OpenSurveys, 'store']).as('extra-points.survey.store')
    router.get('community', [CommunityWords, 'show']).as('extra-points.community')
    router.post('community', [CommunityWords, 'store']).as('extra-points.community.store')
    router.get('success', [ExtraPoints, 'show']).as('extra-points.success')
    router.post('postpone', [Postponements, 'store']).as('extra-points.postpone')
  })
  .prefix('/profil/extra-pontok')
  .use(middleware.auth())

router
  .group(() => {
    router.post('two-factor-authentication', [TwoFactor, 'store']).as('two-factor.enable')
    router.delete('two-factor-authentication', [TwoFactor, 'destroy']).as('two-factor.disable')
    router
      .post('confirmed-two-factor-authentication', [TwoFactor, 'confirm'])
      .as('two-factor.confirm')
    router
      .group(() => {
        router.get('two-factor-qr-code', [TwoFactor, 'qrCode']).as('two-factor.qr-code')
        router.get('two-factor-secret-key', [TwoFactor, 'secretKey']).as('two-factor.secret-key')
        router
          .get('two-factor-recovery-codes', [RecoveryCodes, 'index'])
          .as('two-factor.recovery-codes')
      })
      .use(middleware.jsonOrBack())
    router
      .post('two-factor-recovery-codes', [RecoveryCodes, 'store'])
      .as('two-factor.recovery-codes.store')
  })
  .prefix('/user')
  .use([middleware.auth(), middleware.passwordConfirmed()])

router
  .get('/export/birthday/:filename', [BirthdayExports, 'show'])
  .where('filename', /^[\w.-]+$/)
  .as('export.birthday')
  .use([middleware.staff({ roles: ['admin', 'auditor'] }), middleware.passwordConfirmed()])
