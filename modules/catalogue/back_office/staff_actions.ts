import { registerStaffAction } from '#app/staff/staff_actions'
import { publishProduct } from '../products/actions/publish_product.js'

const roles = ['admin', 'marketing'] as const

registerStaffAction({
  name: 'products.publish',
  roles,
  run: (trx, id, by) => publishProduct(trx, id, { isPublished: true, by }),
})
registerStaffAction({
  name: 'products.unpublish',
  roles,
  run: (trx, id, by) => publishProduct(trx, id, { isPublished: false, by }),
})
