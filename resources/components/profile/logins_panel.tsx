import { router } from '@inertiajs/react'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { formatDateTime } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'

/** A place the member is logged in; times in ms. */
export type Login = {
  id: string
  browser: string | null
  system: string | null
  /** The beginning of the network address. */
  network: string | null
  started_at: number
  seen_at: number
  current: boolean
  remembered: boolean
}

const PHONES = ['Android', 'iPhone', 'iPad']

/** Where the member is logged in, with a way to log out of each place. */
export default function LoginsPanel({ logins }: { logins: Login[] }) {
  const t = useT()
  const [ending, setEnding] = useState<string>()
  const options = {
    preserveScroll: true,
    only: ['logins', 'flash'],
    onFinish: () => setEnding(undefined),
  }

  function end(login: Login) {
    setEnding(login.id)
    router.delete(route('logins.destroy', { login: login.id }), options)
  }

  function endOthers() {
    setEnding('others')
    router.delete(route('logins.destroy_others'), options)
  }

  return (
    <div className="stack">
      <p>{t('auth.logins.text')}</p>
      <ul className="list logins">
        {logins.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            busy={ending === login.id}
            onEnd={() => end(login)}
          />
        ))}
      </ul>
      {logins.length > 1 && (
        <p>
          <Button kind="second" busy={ending === 'others'} onClick={endOthers}>
            {t('auth.logins.end_others')}
          </Button>
        </p>
      )}
    </div>
  )
}

interface LoginRowProps {
  login: Login
  busy: boolean
  onEnd: () => void
}

function LoginRow({ login, busy, onEnd }: LoginRowProps) {
  const t = useT()
  const locale = useLocale()
  const name = [login.browser, login.system].filter(Boolean).join(', ') || t('auth.logins.unknown')
  return (
    <li className="login-row">
      <span className="disc">
        <Icon of={PHONES.includes(login.system ?? '') ? Smartphone : Monitor} />
      </span>
      <div className="t">
        <b>
          {name} {login.current && <Badge look="enough">{t('auth.logins.current')}</Badge>}
        </b>
        <span className="small soft">
          {t('auth.logins.seen')}{' '}
          <time dateTime={new Date(login.seen_at).toISOString()}>
            {formatDateTime(login.seen_at, locale)}
          </time>
          {login.network && `, ${t('auth.logins.network', { network: login.network })}`}
        </span>
        {login.remembered && <span className="small soft">{t('auth.logins.remembered')}</span>}
      </div>
      {!login.current && (
        <Button
          kind="quiet"
          busy={busy}
          aria-label={t('auth.logins.end_one', { name })}
          onClick={onEnd}
        >
          {t('auth.logins.end')}
        </Button>
      )}
    </li>
  )
}
