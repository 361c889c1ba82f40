import { router } from '@inertiajs/react'
import { Ticket } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { Icon } from '~/components/ui/icon'
import { useT } from '~/translation/use_t'
import type { Game, MyTicket, MyTickets } from './game_types'
import { RulesForm } from './rules_form'

/** The reader's tickets of this week and of the main draw, and why; a guest is told how to get there. */
export function MyTicketsPanel({ game, mine }: { game: Game; mine: MyTickets | null }) {
  const t = useT()
  const isRunning = game.state === 'running'
  if (!mine) return isRunning ? <GuestPanel /> : null
  if (!isRunning && !mine.hasConsent) return null
  return (
    <section className="section stack gap-4" aria-labelledby="promo-mine">
      <h2 id="promo-mine" className="text-h2">
        {t('promo.mine.title')}
      </h2>
      {mine.hasConsent ? (
        <>
          <div className="tickets">
            {mine.week && <Stub ticket={mine.week} draw="week" />}
            <Stub ticket={mine.main} draw="main" />
          </div>
          <p className="soft">
            {t('promo.mine.pseudonym')} <b className="num">{mine.pseudonym}</b>
          </p>
        </>
      ) : (
        <div className="panel stack">
          <p className="lead">{t('promo.mine.ask')}</p>
          <RulesForm onJoined={() => router.reload()} />
        </div>
      )}
    </section>
  )
}

function GuestPanel() {
  const t = useT()
  return (
    <section className="section" aria-labelledby="promo-mine">
      <div className="panel stack">
        <h2 id="promo-mine" className="text-h3">
          {t('promo.mine.guest_title')}
        </h2>
        <p>{t('promo.mine.guest_text')}</p>
        <div className="cta">
          <ButtonLink href="/belepes">{t('promo.mine.log_in')}</ButtonLink>
          <ButtonLink kind="second" href="/regisztracio">
            {t('promo.mine.register')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** A ticket with its number on the stub. */
function Stub({ ticket, draw }: { ticket: MyTicket; draw: 'week' | 'main' }) {
  const t = useT()
  const { weight, reason } = ticket
  const why = reason ? `promo.mine.reason.${reason}` : `promo.mine.${draw}.${weight}`
  return (
    <article className={weight ? 'ticket' : 'ticket none'}>
      <p className="ticket-stub">
        <Icon of={Ticket} size="md" />
        <b>{weight}</b>
      </p>
      <div className="ticket-body">
        <h3>{t(`promo.mine.${draw}.title`, { weight })}</h3>
        <p className="soft">{t(why)}</p>
      </div>
    </article>
  )
}
