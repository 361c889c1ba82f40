import { closeMessage, resendMessage } from '#app/outbox/laid_aside'
import { registerStaffAction } from '#app/staff/staff_actions'

registerStaffAction({ name: 'messages.resend', roles: ['admin'], run: resendMessage })
registerStaffAction({ name: 'messages.close', roles: ['admin'], run: closeMessage })
