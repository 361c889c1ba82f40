import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

/** The address of a member that mails do not go to, and why. */
export type RestingMailbox = {
  email: string
  reason: 'hard' | 'soft' | 'complaint'
}

/** Says that mails do not reach the member, and what the member can do. */
export function MailboxHint({ email, reason }: RestingMailbox) {
  const t = useT()
  const form = useShopForm({})

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({ url: route('email.proof'), preserveScroll: true })
  }

  const actions = (
    <form className="row mt-3 flex-wrap" onSubmit={submit} noValidate>
      <Button type="submit" busy={form.processing}>
        {t('notifications.mailbox.confirm')}
      </Button>
      <Link route="profile" className="inline-flex min-h-12 items-center font-bold underline">
        {t('notifications.mailbox.profile')}
      </Link>
    </form>
  )
  return (
    <Banner
      look="warning"
      className="note-page mb-6"
      title={t(`notifications.mailbox.title.${reason}`)}
      action={actions}
    >
      {t('notifications.mailbox.text', { email })}
    </Banner>
  )
}
