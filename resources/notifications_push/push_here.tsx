import { BellRing } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'
import { isPostponed, postpone } from './later'
import { askPermission, pushPermission, watchPush, type PushPermission } from './permission'
import type { PushMember } from './push_member'
import { subscribe } from './subscribe'
import { isTold } from './told'

/**
 * Where it stands: beside the list as long as nobody has decided, and not for a while after "not now"; among the choices always,
 * with what was decided.
 */
type Place = 'list' | 'choices'

const LOOKS: Record<Place, string> = {
  list: 'note-push stack gap-3!',
  choices: 'panel stack gap-3!',
}

/**
 * Messages on this device while the shop is closed: the reason and the button that has the browser ask, or the way to the Home Screen
 * on an iPhone.
 *
 * @source requirements N-14
 */
export function PushHere({ place }: { place: Place }) {
  const { security, pushPublicKey } = useShared()
  const permission = useSyncExternalStore(watchPush, pushPermission, nobodysYet)
  if (!security.user || !pushPublicKey) return null
  const member = { memberId: security.user.id, publicKey: pushPublicKey }
  return <Device place={place} permission={permission} member={member} />
}

/** The server draws nothing of it. */
const nobodysYet = (): PushPermission => 'unsupported'

/** What became of a press of a button. */
type Pressed = 'not' | 'busy' | 'failed' | 'done' | 'later'

interface DeviceProps {
  place: Place
  permission: PushPermission
  member: PushMember
}

function Device({ place, permission, member }: DeviceProps) {
  const t = useT()
  const [pressed, setPressed] = useState<Pressed>('not')
  const isOn = useSyncExternalStore(
    watchPush,
    () => isTold(member.memberId),
    () => false
  )
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

  function wait() {
    postpone()
    focusAround(around.current)
    setPressed('later')
  }

  // The browser has its answer before the shop is told of it: the question stays until that has succeeded.
  const isTrying = pressed === 'busy' || pressed === 'failed'
  // Allowed, but the shop does not know where to send them: the choices have the button for that, too.
  const isMissing = place === 'choices' && permission === 'granted' && !isOn
  const isAsked = permission === 'default' || isTrying || isMissing
  const isOffered = isAsked || permission === 'install'
  const isShown = place === 'choices' || (isOffered && !isPostponed())
  return (
    <div ref={around} data-push>
      <p className="sr" role="status">
        {(pressed === 'done' || pressed === 'later') && t(`notifications.push.${pressed}`)}
      </p>
      {isShown && (
        <section className={LOOKS[place]} aria-labelledby="push-here">
          <h2 id="push-here" className={place === 'list' ? 'text-h5' : 'text-h4'}>
            {t('notifications.push.title')}
          </h2>
          {!isOffered && <p className="soft">{t(`notifications.push.${permission}`)}</p>}
          {isAsked && <p className="soft small">{t(`notifications.push.reason_${place}`)}</p>}
          {permission === 'install' && <InstallSteps />}
          {isOffered && (
            <div className="row flex-wrap">
              {isAsked && (
                <Button
                  kind="second"
                  icon={BellRing}
                  busy={pressed === 'busy'}
                  onClick={() => void ask()}
                >
                  {t('notifications.push.ask')}
                </Button>
              )}
              {place === 'list' && (
                <Button kind="quiet" disabled={pressed === 'busy'} onClick={wait}>
                  {t('notifications.push.wait')}
                </Button>
              )}
            </div>
          )}
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
    <>
      <p className="soft small">{t('notifications.push.install_reason')}</p>
      <ol className="list-decimal pl-6">
        <li>{t('notifications.push.install_share')}</li>
        <li>{t('notifications.push.install_add')}</li>
        <li>{t('notifications.push.install_open')}</li>
      </ol>
    </>
  )
}
