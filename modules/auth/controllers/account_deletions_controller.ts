import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CheckPassword } from '#auth/actions/check_password'
import { DeleteMember } from '#auth/actions/delete_member'
import { PasswordMissing } from '#auth/exceptions'
import { passwordOwner, requireConfirmedPassword } from '#auth/require_confirmed_password'
import { accountDeletionValidator } from '#auth/validators/account_deletion'

/** The end of a membership, wanted by the member. */
@inject()
export default class AccountDeletionsController {
  constructor(
    private checkPassword: CheckPassword,
    private deleteMember: DeleteMember
  ) {}

  async destroy(ctx: HttpContext) {
    const { password } = await accountDeletionValidator.validate(ctx.request.body())
    const owner = passwordOwner(ctx)
    if (password) await this.checkPassword.handle(owner, { password, field: 'password' })
    // A password confirmed a while ago does not stand for the one that is asked for here.
    else if (await requireConfirmedPassword(ctx, this.checkPassword)) throw new PasswordMissing()
    else return
    await this.deleteMember.handle(owner.id)
    await ctx.auth.use('member').logout()
    ctx.session.clear()
    ctx.session.regenerate()
    return ctx.response.redirect().status(303).toPath('/')
  }
}
