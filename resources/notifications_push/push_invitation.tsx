import { BellRing } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'
import { askPermission, pushPermission, watchPushPermission } from './permission'
import type { PushMember } from './push_member'
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
  if (permission === 'unsupported') return null
  const member = { memberId: security.user.id, publicKey: pushPublicKey }
  return <Question member={member} isOpen={permission === 'default'} />
}

/** What became of a press of the button. */
type Pressed = 'not' | 'busy' | 'failed' | 'done'

/** The browser has its answer before the shop is told of it: the question stays until that has succeeded. */
function Question({ member, isOpen }: { member: PushMember; isOpen: boolean }) {
  const t = useT()
  const [pressed, setPressed] = useState<Pressed>('not')
  const around = useRef<HTMLDivElement>(null)
  async function ask() {
    setPressed('busy')
    try {
      // Nothing may be waited for before.
      const isGranted = await askPermission()
      if (isGranted) await subscribe(member)
      if (pushPermission() !== 'default') focusAround(around.current)
      setPressed(isGranted ? 'done' : 'not')
    } catch (error) {
      console.warn(error)
      setPressed('failed')
    }
  }
  return (
    <div ref={around} data-push>
      <p className="sr" role="status">
        {pressed === 'done' && t('notifications.push.done')}
      </p>
      {(isOpen || pressed === 'busy' || pressed === 'failed') && (
        <section className="note-push stack gap-3!" aria-labelledby="push-invitation">
          <h2 id="push-invitation" className="text-h5">
            {t('notifications.push.title')}
          </h2>
          <p className="soft small">{t('notifications.push.reason')}</p>
          <Button
            kind="second"
            icon={BellRing}
            busy={pressed === 'busy'}
            onClick={() => void ask()}
          >
            {t('notifications.push.ask')}
          </Button>
          {pressed === 'failed' && <p role="alert">{t('notifications.push.failed')}</p>}
        </section>
      )}
    </div>
  )
}

/** The button that has the focus goes: what is around it takes the focus, the drawer or the heading of the page. */
function focusAround(element: HTMLElement | null) {
  if (!element?.contains(document.activeElement)) return
  const place =
    element.closest<HTMLElement>('[role=dialog]') ?? document.querySelector<HTMLElement>('main h1')
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

function InstallSteps() {
  const t = useT()
  return (
    <section className="note-push stack gap-3!" aria-labelledby="push-invitation">
      <h2 id="push-invitation" className="text-h5">
        {t('notifications.push.title')}
      </h2>
      <p className="soft small">{t('notifications.push.install_reason')}</p>
      <ol className="list-decimal pl-6">
        <li>{t('notifications.push.install_share')}</li>
        <li>{t('notifications.push.install_add')}</li>
        <li>{t('notifications.push.install_open')}</li>
      </ol>
    </section>
  )
}
