import { registerStaffAction } from '#app/staff/staff_actions'
import { publishByStaff, unpublishByStaff } from '../records/actions/publish_by_staff.js'

const roles = ['admin', 'marketing'] as const

registerStaffAction({
  name: 'content_records.publish',
  roles,
  run: (trx, id, by) => publishByStaff(trx, id, { by }),
})
registerStaffAction({ name: 'content_records.unpublish', roles, run: unpublishByStaff })
