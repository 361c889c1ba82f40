import { Trophy } from 'lucide-react'
import { Icon } from '~/components/ui/icon'
import { useLocale, useT } from '~/translation/use_t'
import { dayRange } from './day_range'
import { weekOf, type DrawOnPage, type Game } from './game_types'

/** Who won, draw by draw, the latest first, with shortened names. @source requirements R-09 */
export function Winners({ game: { weeks, main } }: { game: Game }) {
  const t = useT()
  const drawn = [...weeks, ...(main ? [main] : [])]
    .filter(({ prizes }) => prizes.some(({ winners }) => winners.length > 0))
    .toReversed()
  return (
    <section className="section stack gap-4" aria-labelledby="promo-winners">
      <h2 id="promo-winners" className="text-h2">
        {t('promo.winners.title')}
      </h2>
      {drawn.length === 0 && <p>{t('promo.winners.text')}</p>}
      <div className="winner-weeks">
        {drawn.map((draw) => (
          <WinnersOfDraw key={draw.key} draw={draw} />
        ))}
      </div>
    </section>
  )
}

function WinnersOfDraw({ draw }: { draw: DrawOnPage }) {
  const t = useT()
  const locale = useLocale()
  const isMain = draw.key === 'main'
  return (
    <section className={isMain ? 'panel stack gap-2 main-winner' : 'panel stack gap-2'}>
      <h3 className="text-h5">
        {isMain ? t('promo.winners.main') : t('promo.week', { week: weekOf(draw) })}
      </h3>
      <p className="small soft">{dayRange(draw, locale)}</p>
      <ul className="winners">
        {draw.prizes.flatMap(({ name, winners }) =>
          winners.map((winner, at) => (
            <li key={`${name} ${at}`}>
              <b className="row">
                <Icon of={Trophy} size="sm" />
                {winner || t('promo.winners.gone')}
              </b>
              <span className="soft">{name}</span>
            </li>
          ))
        )}
      </ul>
    </section>
  )
}
