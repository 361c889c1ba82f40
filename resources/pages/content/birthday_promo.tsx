import { Head } from '@inertiajs/react'
import { ScanQrCode } from 'lucide-react'
import { BirthdayHero } from '~/components/illustrations/birthday_hero'
import { BirthdayStrip } from '~/components/illustrations/birthday_strip'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button_link'
import { formatDay } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Game =
  | { state: 'quiet'; from: null; until: null }
  | { state: 'announced' | 'running' | 'over'; from: string; until: string }

type PromoProps = InertiaProps<{ game: Game; contactEmail: string }>

/** The birthday prize game: what it is, whether it runs, how to take part. */
export default function BirthdayPromo({ game, contactEmail }: PromoProps) {
  const t = useT()
  return (
    <>
      <Head title={t('promo.title')} />
      <Hero game={game} />
      <div className="wrap">
        <Steps />
        <section className="promo-strip" aria-labelledby="promo-prizes">
          <div className="body gap-4">
            <h2 id="promo-prizes" className="text-h2">
              {t('promo.prizes.title')}
            </h2>
            <p className="lead">{t('promo.prizes.text')}</p>
          </div>
          <div className="art r16">
            <BirthdayStrip />
          </div>
        </section>
        <section className="section stack" aria-labelledby="promo-winners">
          <h2 id="promo-winners" className="text-h2">
            {t('promo.winners.title')}
          </h2>
          <p>{t('promo.winners.text')}</p>
          <p className="soft">
            {t('promo.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </section>
      </div>
    </>
  )
}

function Hero({ game }: { game: Game }) {
  const t = useT()
  const locale = useLocale()
  const days = game.from
    ? { from: formatDay(game.from, locale), until: formatDay(game.until, locale) }
    : {}
  return (
    <section className="hero campaign" aria-labelledby="promo-title">
      <div className="wrap">
        <div className="hero-text">
          <p>
            <Badge>{t(`promo.state.${game.state}`)}</Badge>
          </p>
          <h1 id="promo-title">{t('promo.hero.title')}</h1>
          <p className="lead">{t('promo.hero.lead')}</p>
          <p className="font-bold">{t(`promo.dates.${game.state}`, days)}</p>
          <div className="cta">
            <ButtonLink kind="tape" big icon={ScanQrCode} href="/pontgyujtes">
              {t(game.state === 'running' ? 'promo.hero.play' : 'promo.hero.collect')}
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
