import { Head } from '@inertiajs/react'
import type { NoticeTopic } from '@rules/notification_topics'
import { AuthCard } from '~/components/auth/auth_card'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type EndNewsletterProps = InertiaProps<{
  isSubscribed: boolean
  /** Which mails it ends; null for the newsletter. */
  topic: NoticeTopic | null
}>

/** The page of the link in mails: one button ends them, without a login; the address of the page is the secret. */
export default function EndNewsletter({ isSubscribed, topic }: EndNewsletterProps) {
  const t = useT()
  const texts = topic ? 'auth.end_mails' : 'auth.end_newsletter'
  const kind = { kind: topic ? t(`auth.end_mails.topic.${topic}`) : '' }
  const form = useShopForm({})
  const foot = (
    <Link className="backlink" route="home">
      {t('auth.end_newsletter.back')}
    </Link>
  )
  return (
    <AuthCard
      title={t(`${texts}.title`, kind)}
      lead={isSubscribed ? t(`${texts}.lead`, kind) : undefined}
      foot={foot}
    >
      <Head title={t(`${texts}.title`, kind)} />
      {isSubscribed && (
        <form className="form" onSubmit={form.submit} noValidate>
          <Button type="submit" big block busy={form.processing}>
            {t(`${texts}.submit`, kind)}
          </Button>
        </form>
      )}
      <div role="status" className="contents">
        {!isSubscribed && (
          <Banner look="positive" title={t(`${texts}.done`, kind)}>
            {t(`${texts}.again`, kind)}
          </Banner>
        )}
      </div>
    </AuthCard>
  )
}
