import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { memberDeletionValidator } from '#auth/care/validators'
import { deleteMember } from '#auth/my_data/actions/delete_member'

/** The end of a membership, asked for by phone or letter: the same as where the member does it. */
export default class MemberDeletionsController {
  async store({ auth, params, request }: HttpContext) {
    const { asked } = await memberDeletionValidator.validate(request.body())
    const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
    const id = Number(params.id)
    if (await deleteMember(id, { by, asked })) return { data: { id } }
    throw new NotFound()
  }
}
