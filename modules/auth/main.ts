/** Who a member is: found, held for a transaction, told apart from who is gone. */
export type { Member } from './members/member.js'
export { findMember, memberIn, SHOPPER, MEMBERS } from './members/queries/member_by_id_sql.js'
export { holdMember, phonesOf } from './members/main.js'
export { changeLocale } from './members/change_locale.js'
/** Find the member, or the staff member, of a session; config/auth.ts hands them to the guards. */
export { MemberProvider } from './login/member_provider.js'
export { StaffProvider } from './staff/staff_provider.js'
/** What a member told: the company, and where gifts are sent. */
export { companyOf } from './companies/member_company.js'
export { shippingOf } from './profile/member_shipping.js'
/** Who advises a member in the member's region. */
export { representativeOf, type Contact } from './reference/main.js'
/** The wordings of consents, for whoever writes proofs of an earlier day. */
export { shownTexts, storedText, type ShownTexts } from './consents/consent_texts.js'
/** Rewards whoever invited a member that has scanned. */
export { confirmReferral } from './invitations/actions/confirm_referral.js'
export { referralLinkOf } from './invitations/referral_link.js'
/** Accounts of the back-office: made, invited, closed, opened, listed. */
export { createStaffMember, inviteStaff, sendStaffInvitation, disableStaff } from './staff/main.js'
export { enableStaff, resetStaffSecondFactor, giveDemoSecondFactor } from './staff/main.js'
export { everyStaffMember, type StaffLine, newStaffValidator } from './staff/main.js'
export { staffInvitationValidator } from './staff/main.js'
/** Asks staff for the password where the contents of a deed say that it is needed. */
export { demandConfirmedPassword } from './passwords/demand_confirmed_password.js'
/** Points besides scanning: what is offered, the yearly greetings, and whom to greet. */
export { extraPointsOffer, WaysToPoints, greetMembers, birthdayList } from './extra_points/main.js'
export { newExport } from './extra_points/main.js'
/** Professions and representatives, from CSV files, and what professions are called. */
export { professionImport, representativeImport, professionNames } from './reference/main.js'
/** Ask the outside services once, for whoever wants to know whether they answer. */
export { askCompanyService, askRepresentativeService } from './gateways/service_checks.js'
/** Implemented by the module that sends SMS and e-mail. */
export { DeliveryReadiness } from './contracts/delivery_readiness.js'
export { SmsBudget } from './contracts/sms_budget.js'
/** Implemented by the module that has surveys. */
export { OpenSurveys, type OpenSurvey, type SurveyAnswers } from './contracts/open_surveys.js'
/** Implemented by the module that has gifts to save for. */
export { SavingPlans, type Forecast, type SavingPlan } from './contracts/saving_plans.js'
export type { Rhythm } from './contracts/saving_plans.js'
