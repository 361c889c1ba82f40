import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { PAGE_MAX, PER_PAGE_MAX } from '#notifications/constants'

/** Which part of the list a page asks for. @source requirements N-06 */
export const listValidator = vine.create({
  page: integer([1, PAGE_MAX]).optional(),
  per_page: integer([1, PER_PAGE_MAX]).optional(),
  // The newest one of the first page.
  as_of: integer([1, ID_MAX]).optional(),
})
