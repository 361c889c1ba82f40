import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DeleteMember } from '#auth/actions/delete_member'
import { memberDeletionValidator } from '#auth/care/validators'

/** The end of a membership, asked for by phone or letter: the same as where the member does it. */
export default class MemberDeletionsController {
  @inject()
  async store({ auth, params, request, response }: HttpContext, deleteMember: DeleteMember) {
    const { asked } = await memberDeletionValidator.validate(request.body())
    const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
    const id = Number(params.id)
    if (await deleteMember.handle(id, { by, asked })) return { data: { id } }
    return response.notFound({ errors: [{ rule: 'not_found', message: 'not_found' }] })
  }
}
