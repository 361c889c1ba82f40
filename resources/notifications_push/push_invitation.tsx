import { BellRing } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'
import { askPermission, pushPermission, watchPushPermission } from './permission'
import { subscribe } from './subscribe'

/**
 * Offers messages while the shop is closed, in the notifications' drawer: a button where nobody has decided, the way to
 * the Home Screen on an iPhone, and nothing where it was decided or cannot be.
 *
 * @source requirements N-14
 */
export function PushInvitation() {
  const { security, pushPublicKey } = useShared()
  const permission = useSyncExternalStore(watchPushPermission, pushPermission, () => 'unsupported')
  if (!security.user || !pushPublicKey) return null
  if (permission === 'install') return <InstallSteps />
  if (permission !== 'default') return null
  return <Question memberId={security.user.id} publicKey={pushPublicKey} />
}

function Question(member: { memberId: number; publicKey: string }) {
  const t = useT()
  const [hasFailed, setFailed] = useState(false)
  function ask() {
    setFailed(false)
    // Nothing may be waited for before.
    void askPermission()
      .then((isGranted) => (isGranted ? subscribe(member) : undefined))
      .catch((error: unknown) => {
        console.warn(error)
        setFailed(true)
      })
  }
  return (
    <section className="note-push stack gap-3!" aria-labelledby="push-invitation">
      <h3 id="push-invitation" className="text-h5">
        {t('notifications.push.title')}
      </h3>
      <p className="soft small">{t('notifications.push.reason')}</p>
      <Button kind="second" icon={BellRing} onClick={ask}>
        {t('notifications.push.ask')}
      </Button>
      {hasFailed && <p role="alert">{t('notifications.push.failed')}</p>}
    </section>
  )
}

function InstallSteps() {
  const t = useT()
  return (
    <section className="note-push stack gap-3!" aria-labelledby="push-invitation">
      <h3 id="push-invitation" className="text-h5">
        {t('notifications.push.title')}
      </h3>
      <p className="soft small">{t('notifications.push.install_reason')}</p>
      <ol className="list-decimal pl-6">
        <li>{t('notifications.push.install_share')}</li>
        <li>{t('notifications.push.install_add')}</li>
        <li>{t('notifications.push.install_open')}</li>
      </ol>
    </section>
  )
}
