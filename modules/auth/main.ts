/** Who a member is: found, held for a transaction, told apart from who is gone. */
export type { Member } from './members/member.js'
export { findMember, memberIn, SHOPPER, MEMBERS } from './members/queries/member_by_id_sql.js'
export { changeLocale, holdMember, isOfStaff, isShopper, membersNamed } from './members/main.js'
export { lastShopper, phonesOf, readersAmong, type Reader, shoppersAfter } from './members/main.js'
/** Find the member, or the staff member, of a session; config/auth.ts hands them to the guards. */
export { MemberProvider } from './login/member_provider.js'
export { StaffProvider } from './staff/staff_provider.js'
/** What a member told: the company, and where gifts are sent. */
export { companyOf } from './companies/member_company.js'
export { shippingOf } from './profile/member_shipping.js'
/** The wordings of consents and what ends them: the secret in mails, and complaints. */
export { shownTexts, storedText, type ShownTexts, withdrawOffers } from './consents/main.js'
export { newsletterReaderOf, newsletterSecretOf } from './consents/main.js'
/** Rewards whoever invited a member that has scanned. */
export { confirmReferral, referralLinkOf, invitedWithin, EARLIER } from './invitations/main.js'
/** Accounts of the back-office: made, invited, closed, opened, listed. */
export { createStaffMember, inviteStaff, sendStaffInvitation, disableStaff } from './staff/main.js'
export { enableStaff, resetStaffSecondFactor, giveDemoSecondFactor } from './staff/main.js'
export { everyStaffMember, type StaffLine, newStaffValidator } from './staff/main.js'
export { staffInvitationValidator, activeRoles } from './staff/main.js'
/** Asks staff for the password where the contents of a deed say that it is needed. */
export { demandConfirmedPassword } from './passwords/demand_confirmed_password.js'
/** Points besides scanning: what is offered, the yearly greetings, and whom to greet. */
export { extraPointsOffer, WaysToPoints, greetMembers } from './extra_points/main.js'
export { birthdayList, countOfBirthdayList, newExport } from './extra_points/main.js'
/** How far members came, counted; professions and representatives, from CSV files, by name, and of a member. */
export { registrationFunnel, type Funnel } from './figures/queries/registration_funnel.js'
export { professionImport, representativeImport, professionNames } from './reference/main.js'
export { representativeOf, type Contact } from './reference/main.js'
/** Ask the outside services once, for whoever wants to know whether they answer. */
export { askCompanyService, askRepresentativeService } from './gateways/service_checks.js'
/** Implemented by the modules that send SMS and e-mail, have surveys, and gifts to save for. */
export { DeliveryReadiness } from './contracts/delivery_readiness.js'
export { SmsBudget } from './contracts/sms_budget.js'
export { OpenSurveys, type OpenSurvey, type SurveyAnswers } from './contracts/open_surveys.js'
export { SavingPlans } from './contracts/saving_plans.js'
export type { Forecast, Rhythm, SavingPlan } from './contracts/saving_plans.js'
/** Members in sync with the programs of partners: their changes in order, what is told, what is taken. */
export { memberSync, type NumberedChange, type PartnerChange } from './feed/member_sync.js'
