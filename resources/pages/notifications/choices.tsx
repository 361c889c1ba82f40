import { Head } from '@inertiajs/react'
import { ArrowLeft, Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import {
  NOTICE_CHANNELS,
  QUIET_FROM,
  QUIET_UNTIL,
  type NoticeSwitch,
} from '@rules/notification_topics'
import { MailboxHint, type RestingMailbox } from '~/components/notifications/mailbox_hint'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SelectField } from '~/components/ui/select_field'
import { Toggle } from '~/components/ui/toggle'
import { useShopForm } from '~/forms/use_shop_form'
import { useTakenOver } from '~/hooks/use_taken_over'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

const PushHere = lazy(() =>
  import('~/notifications_push/push_here').then((part) => ({ default: part.PushHere }))
)

type Hours = {
  from: number
  until: number
}

type ChoicesProps = InertiaProps<{
  switches: Record<NoticeSwitch, boolean>
  /** Hours in Budapest; null where no hour is quiet. */
  quiet: Hours | null
  /** Why mails do not go to the address of the member; null where they do. */
  mailbox: RestingMailbox | null
  /** Whether the member can be told by SMS. */
  sms: 'open' | 'no_phone' | 'none'
}>

const HOURS = Array.from({ length: 24 }, (_none, hour) => ({
  value: String(hour),
  label: `${hour}:00`,
}))
const AT_FIRST: Hours = { from: QUIET_FROM, until: QUIET_UNTIL }

function channelsOf(channels: object, withSms: boolean): string[] {
  return Object.keys(channels).filter((channel) => withSms || channel !== 'sms')
}

/** How a member wants to be told: channels by topic, and the hours of the night. */
export default function NotificationChoices({ switches, quiet, mailbox, sms }: ChoicesProps) {
  const t = useT()
  const form = useShopForm({ switches, quiet })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('notifications.choices.store'),
      replace: true,
      preserveScroll: true,
      onSuccess: ({ props }) => form.accept({ switches: props.switches, quiet: props.quiet }),
    })
  }

  function turn(name: NoticeSwitch, isOn: boolean) {
    form.setField('switches', { ...form.data.switches, [name]: isOn })
  }

  const hours = form.data.quiet
  const isSaved = form.recentlySuccessful && !form.isDirty
  return (
    <div className="wrap">
      <Head title={t('notifications.choices.title')} />
      <div className="page-head">
        <p>
          <Link route="notifications" className="backlink">
            <Icon of={ArrowLeft} />
            {t('notifications.choices.back')}
          </Link>
        </p>
        <h1>{t('notifications.choices.title')}</h1>
        <p className="lead">{t('notifications.choices.lead')}</p>
      </div>
      {mailbox && <MailboxHint {...mailbox} />}
      <form className="form note-page" onSubmit={submit} noValidate>
        {Object.entries(NOTICE_CHANNELS).map(([topic, channels]) => (
          <fieldset key={topic} className="panel stack gap-3!">
            <legend className="float-left w-full">
              <h2 className="text-h4">{t(`notifications.choices.topic.${topic}`)}</h2>
            </legend>
            {channelsOf(channels, sms === 'open').map((channel) => {
              const name = `${topic}_${channel}` as NoticeSwitch
              return (
                <Toggle
                  key={name}
                  name={name}
                  label={t(`notifications.choices.channel.${channel}`)}
                  checked={form.data.switches[name]}
                  onChange={(event) => turn(name, event.target.checked)}
                />
              )
            })}
            {topic === 'news' && (
              <p className="soft small">{t('notifications.choices.news_note')}</p>
            )}
          </fieldset>
        ))}
        <fieldset className="panel stack gap-3!">
          <legend className="float-left w-full">
            <h2 className="text-h4">{t('notifications.choices.quiet.title')}</h2>
          </legend>
          <Toggle
            name="quiet"
            label={t('notifications.choices.quiet.on')}
            checked={hours !== null}
            onChange={(event) => form.setField('quiet', event.target.checked ? AT_FIRST : null)}
          />
          {hours && (
            <div className="grid grid-cols-2 gap-3">
              {(['from', 'until'] as const).map((end) => (
                <SelectField
                  key={end}
                  name={`quiet.${end}`}
                  label={t(`notifications.choices.quiet.${end}`)}
                  options={HOURS}
                  value={String(hours[end])}
                  error={form.errors[`quiet.${end}` as 'quiet']}
                  onChange={(event) =>
                    form.setField('quiet', { ...hours, [end]: Number(event.target.value) })
                  }
                />
              ))}
            </div>
          )}
          <p className="soft small">{t('notifications.choices.quiet.text')}</p>
        </fieldset>
        {useTakenOver() && (
          <Suspense>
            <PushHere place="choices" />
          </Suspense>
        )}
        <p className="soft">{t('notifications.choices.always')}</p>
        {sms === 'no_phone' && <p className="soft">{t('notifications.choices.no_phone')}</p>}
        <div className="row flex-wrap">
          <Button type="submit" busy={form.processing} disabled={!form.isDirty && !form.processing}>
            {t('notifications.choices.save')}
          </Button>
          <p className="small" role="status">
            {isSaved && (
              <span className="row gap-2 font-bold text-positive">
                <Icon of={Check} />
                {t('notifications.choices.saved')}
              </span>
            )}
          </p>
        </div>
      </form>
    </div>
  )
}
