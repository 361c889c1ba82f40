import { widthsOf } from '~/components/catalogue/item_picture'
import { BirthdayStrip } from '~/components/illustrations/birthday_strip'
import { Badge } from '~/components/ui/badge'
import { Picture } from '~/components/ui/picture'
import { formatDate } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import { dayRange } from './day_range'
import { weekOf, type DrawOnPage, type Game } from './game_types'

/** What can be won: a card for each week, and the main prize. */
export function Prizes({ game: { weeks, main } }: { game: Game }) {
  const t = useT()
  const items = weeks.flatMap(({ prizes }) => prizes).reduce((sum, prize) => sum + prize.items, 0)
  return (
    <section className="section stack gap-6" aria-labelledby="promo-prizes">
      <h2 id="promo-prizes" className="text-h2">
        {t('promo.prizes.title', { weeks: weeks.length, items })}
      </h2>
      <ol className="prizes">
        {weeks.map((week) => (
          <Week key={week.key} week={week} />
        ))}
      </ol>
      {main && <MainPrize main={main} />}
    </section>
  )
}

function Week({ week }: { week: DrawOnPage }) {
  const t = useT()
  const locale = useLocale()
  const [first] = week.prizes
  const isDrawn = week.prizes.some(({ winners }) => winners.length > 0)
  return (
    <li className={week.state === 'open' ? 'week now' : 'week'}>
      <PrizePicture picture={first?.picture ?? null} />
      <div className="body">
        <p className="small soft">
          {t('promo.week', { week: weekOf(week) })} · {dayRange(week, locale)}
        </p>
        {week.prizes.map(({ name, items }) => (
          <b key={name}>{t('promo.prizes.items', { items, name })}</b>
        ))}
        {week.state === 'open' && (
          <span>
            <Badge look="new">{t('promo.prizes.now')}</Badge>
          </span>
        )}
        {isDrawn && (
          <span>
            <Badge>{t('promo.prizes.drawn')}</Badge>
          </span>
        )}
      </div>
    </li>
  )
}

function MainPrize({ main }: { main: DrawOnPage }) {
  const t = useT()
  const locale = useLocale()
  const [prize] = main.prizes
  return (
    <div className="promo-strip main-prize on-night">
      <div className="body">
        <p>{t('promo.prizes.main', { day: formatDate(main.drawAt, locale) })}</p>
        <h3 className="text-h2">{main.prizes.map(({ name }) => name).join(', ')}</h3>
        <p>{t('promo.prizes.main_text')}</p>
      </div>
      <PrizePicture picture={prize?.picture ?? null} isMain />
    </div>
  )
}

function PrizePicture({ picture, isMain }: { picture: string | null; isMain?: boolean }) {
  return (
    <Picture
      src={picture}
      srcSet={picture ? widthsOf(picture, 'webp') : undefined}
      avifSrcSet={picture ? widthsOf(picture, 'avif') : undefined}
      sizes={isMain ? '(min-width: 1024px) 560px, 100vw' : '(min-width: 1024px) 190px, 50vw'}
      alt=""
      fallback={isMain ? <BirthdayStrip /> : undefined}
    />
  )
}
