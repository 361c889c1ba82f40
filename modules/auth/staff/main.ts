/** Makes an account for the back-office. */
export { createStaffMember } from './actions/create_staff_member.js'
/** Invites to the back-office, and sends a new link to who needs one. */
export { inviteStaff } from './actions/invite_staff.js'
export { sendStaffInvitation } from './actions/send_staff_invitation.js'
/** Closes and opens accounts, and forgets a second factor that was lost. */
export { disableStaff, enableStaff, resetStaffSecondFactor } from './actions/change_staff.js'
/** Gives the staff of a demo a second factor that can be printed. */
export { giveDemoSecondFactor } from './demo_second_factor.js'
/** Who works in the back-office. */
export { everyStaffMember, type StaffLine } from './queries/admin/staff_page.js'
export { activeRoles } from './queries/active_roles.js'
/** What an account of the back-office must be. */
export { newStaffValidator, staffInvitationValidator } from './validators/staff.js'
