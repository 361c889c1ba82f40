import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { PASSWORD_INPUT_MAX } from '#auth/constants'
import { PasswordMissing } from '#auth/exceptions'
import { checkPassword } from '#auth/passwords/actions/check_password'
import { passwordOwner, requireConfirmedPassword } from '#auth/passwords/require_confirmed_password'
import { deleteMember } from '../actions/delete_member.js'

/** The deletion of an account; who leaves the password out is asked for it first. */
export const accountDeletionValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_INPUT_MAX).optional(),
})

/** The end of a membership, wanted by the member. */
export default class AccountDeletionsController {
  async destroy(ctx: HttpContext) {
    const { password } = await accountDeletionValidator.validate(ctx.request.body())
    const owner = passwordOwner(ctx)
    if (password) await checkPassword(owner, { password, field: 'password' })
    // A password confirmed a while ago does not stand for the one that is asked for here.
    else if (await requireConfirmedPassword(ctx)) throw new PasswordMissing()
    else return
    await deleteMember(owner.id)
    await ctx.auth.use('member').logout()
    ctx.session.clear()
    ctx.session.regenerate()
    return ctx.response.redirect().status(303).toPath('/')
  }
}
