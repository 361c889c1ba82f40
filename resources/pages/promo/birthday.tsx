import { Head } from '@inertiajs/react'
import { ScanQrCode } from 'lucide-react'
import { BirthdayHero } from '~/components/illustrations/birthday_hero'
import { Countdown } from '~/components/promo/countdown'
import { weekOf, type Game, type MyTickets, type OtherGame } from '~/components/promo/game_types'
import { MyTicketsPanel } from '~/components/promo/my_tickets_panel'
import { Prizes } from '~/components/promo/prizes'
import { Winners } from '~/components/promo/winners'
import { AppLink } from '~/components/ui/app_link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button_link'
import { formatDate, formatDateTime, formatDay } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

export type BirthdayProps = InertiaProps<{
  /** The game that runs, else the last one; null before the first. */
  game: Game | null
  /** What runs beside it. */
  others: OtherGame[]
  /** The reader's tickets; null for guests. */
  mine: MyTickets | null
  /** When the next game begins, in ms, beside the one that is shown. */
  comingAt: number | null
  contactEmail: string
}>

/** The birthday prize game: when, how to play, what can be won, the reader's own tickets, who won, and whom to ask. */
export default function Birthday({ game, others, mine, comingAt, contactEmail }: BirthdayProps) {
  const t = useT()
  return (
    <>
      <Head title={game?.title ?? t('promo.title')} />
      <Hero game={game} />
      <div className="wrap">
        <Beside others={others} comingAt={comingAt} />
        {game && <MyTicketsPanel game={game} mine={mine} />}
        {game && game.state !== 'over' && <Absences game={game} />}
        <Steps />
        {game && <Prizes game={game} />}
        {game && <Winners game={game} />}
        <section className="section stack" aria-labelledby="promo-contact">
          <h2 id="promo-contact" className="text-h3">
            {t('promo.contact.title')}
          </h2>
          <p>
            {t('promo.contact.text')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
          {game?.rulesPath && (
            <p>
              <a href={game.rulesPath}>{t('promo.contact.rules')}</a>
            </p>
          )}
          {others.map(({ slug, title, rulesPath }) => (
            <p key={slug}>
              {title}: <a href={rulesPath!}>{t('promo.contact.rules')}</a>
            </p>
          ))}
        </section>
      </div>
    </>
  )
}

function Hero({ game }: { game: Game | null }) {
  const t = useT()
  const locale = useLocale()
  const state = game?.state ?? 'quiet'
  const days = game
    ? { from: formatDay(game.from, locale), until: formatDay(game.until, locale) }
    : {}
  return (
    <section className="hero campaign" aria-labelledby="promo-title">
      <div className="wrap">
        <div className="hero-text">
          <p>
            <Badge>{t(`promo.state.${state}`)}</Badge>
          </p>
          <h1 id="promo-title">{game?.title ?? t('promo.hero.title')}</h1>
          <p className="lead">{game?.lead ?? t('promo.hero.lead')}</p>
          <p className="font-bold">{t(`promo.dates.${state}`, days)}</p>
          {game?.nextDraw && <NextDraw draw={game.nextDraw} />}
          <div className="cta">
            <ButtonLink kind="tape" big icon={ScanQrCode} href="/pontgyujtes">
              {t(state === 'running' ? 'promo.hero.play' : 'promo.hero.collect')}
            </ButtonLink>
          </div>
        </div>
        <div className="hero-art art promo-art">
          <BirthdayHero />
        </div>
      </div>
    </section>
  )
}

/** Games beside the one that is shown: those that run, and the next one. */
function Beside({ others, comingAt }: Pick<BirthdayProps, 'others' | 'comingAt'>) {
  const t = useT()
  const locale = useLocale()
  if (!comingAt && others.length === 0) return null
  return (
    <div className="stack gap-3 pt-6">
      {comingAt && (
        <p className="panel lead">{t('promo.coming', { day: formatDate(comingAt, locale) })}</p>
      )}
      {others.map(({ slug, title }) => (
        <p key={slug} className="panel lead">
          {t('promo.others')} <AppLink href={`/szulinap?jatek=${slug}`}>{title}</AppLink>
        </p>
      ))}
    </div>
  )
}

/** Products that leave the game, and those that come back. */
function Absences({ game }: { game: Game }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="stack gap-3">
      {game.absences.map(({ product, from, until }) => {
        const days = { from: formatDay(from, locale), until: until && formatDay(until, locale) }
        return (
          <p key={`${product} ${from}`} className="panel">
            {t(until ? 'promo.absence.until' : 'promo.absence.open', { product, ...days })}
          </p>
        )
      })}
    </div>
  )
}

function NextDraw({ draw }: { draw: { key: string; drawAt: number } }) {
  const t = useT()
  const locale = useLocale()
  const values = { week: weekOf(draw), day: formatDateTime(draw.drawAt, locale) }
  return (
    <div className="stack gap-2">
      <p>{t(draw.key === 'main' ? 'promo.next.main' : 'promo.next.week', values)}</p>
      <Countdown until={draw.drawAt} />
    </div>
  )
}

function Steps() {
  const t = useT()
  return (
    <section className="section stack gap-6" aria-labelledby="promo-steps">
      <h2 id="promo-steps" className="text-h2">
        {t('promo.steps.title')}
      </h2>
      <ol className="steps">
        {['scan', 'rules', 'invite'].map((step, index) => (
          <li key={step} className="panel stack gap-2">
            <h3>
              <span className="promo-n">{index + 1}.</span> {t(`promo.steps.${step}.title`)}
            </h3>
            <p className="soft">{t(`promo.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
