/** Members and staff members: who they are, how they come in. */
export type { Member, StaffMember } from './member.js'
/** Finds the member of a session. */
export { MemberProvider } from './member_provider.js'
/** Finds the staff member of a back-office session. */
export { StaffProvider } from './staff_provider.js'
/** Keeps the language a member chose. */
export { changeLocale } from './change_locale.js'
/** What a member told about itself, with names of trades in a language. */
export { profileOf, type Profile } from './queries/profile_of.js'
/** Where gifts are sent. */
export { shippingOf, type ShippingBlock } from './queries/shipping_of.js'
/** The company of a member. */
export { companyOf } from './member_company.js'
export type { CompanyBlock } from './company_block.js'
/** Sends the link by which an account that was prepared elsewhere is activated. */
export { sendValidationLink } from './actions/send_validation_link.js'
/** Makes an account for the back-office. */
export { createStaffMember, type NewStaffMember } from './actions/create_staff_member.js'
/** Invites to the back-office, and sends a new link to who needs one. */
export { inviteStaff, type InvitedStaff } from './actions/invite_staff.js'
export { sendStaffInvitation } from './actions/send_staff_invitation.js'
/** Closes and opens accounts of the back-office, and forgets a second factor that was lost. */
export { disableStaff, enableStaff, resetStaffSecondFactor } from './actions/change_staff.js'
export { giveDemoSecondFactor } from './demo_second_factor.js'
/** Who works in the back-office. */
/** Phone numbers of many members. */
export { phonesOf } from './queries/phones_of.js'
export { everyStaffMember, type StaffLine } from './queries/admin/staff_page.js'
/** What an account of the back-office must be. */
export { newStaffValidator, staffInvitationValidator } from './validators/staff.js'
/** Tells whether SMS and e-mail can be sent; implemented by the module that sends them. */
export { DeliveryReadiness } from './contracts/delivery_readiness.js'
/** Tells whether the money of the day is spent; implemented by the module that sends SMS. */
export { SmsBudget } from './contracts/sms_budget.js'
/** The regional contact of a trade in a postcode. */
export { chooseConsultant } from './representative_rule.js'
/** Ask the outside services once, for whoever wants to know whether they answer. */
export { askCompanyService, askConsultantService } from './service_checks.js'
/** The surveys that wait for a member; implemented by the module that has surveys. */
export { OpenSurveys, type OpenSurvey, type SurveyAnswers } from './contracts/open_surveys.js'
/** How far a member is from the gifts saved for; implemented by the module that has gifts. */
export { SavingPlans } from './contracts/saving_plans.js'
export type { Forecast, SavingPlan, Rhythm } from './contracts/saving_plans.js'
/** What the front page offers a member in extra points. */
export { extraPointsOffer, type ExtraPointsOffer } from './extra_points_flow.js'
/** The ways a member has to more points besides scanning. */
export { WaysToPoints, type MorePoints } from './queries/ways_to_points.js'
/** Books the points of complete profile data, once a member. */
export { rewardProfile } from './profile/points.js'
/** The wordings of consents, for whoever writes proofs of an earlier day. */
export { shownTexts, storedText, type ShownTexts } from './consent_texts.js'
/** Books the yearly bonus of everybody whose birthday or name day a day is. */
export { greetMembers, type Greetings } from './actions/greet_members.js'
/** Lists of members to greet, and the files they are kept in. */
export { birthdayList } from './exports/birthday_list.js'
export { newExport } from './exports/export_files.js'
/** Rows of a CSV file become rows of the shop. */
export * from './imports/main.js'
/** Locks a member for a transaction that keeps something it wrote. */
export { holdMember } from './hold_member.js'
/** The member of an id, where it is neither deleted nor disabled. */
export { findMember, memberIn, SHOPPER } from './queries/member_by_id.js'
/** Rewards whoever invited a member that has scanned. */
export { confirmReferral } from './actions/confirm_referral.js'
