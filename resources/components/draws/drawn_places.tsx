import { groupedPseudonym } from '@draw/names'
import type { DrawnPlace } from '@draw/result'
import { useT } from '~/translation/use_t'

/** Who was drawn for what, as the reader's own browser has calculated it. */
export function DrawnPlaces({ places }: { places: DrawnPlace[] }) {
  const t = useT()
  return (
    <section className="section stack" aria-labelledby="draw-places">
      <h2 id="draw-places" className="text-h2">
        {t('draw.places.title')}
      </h2>
      <ol className="stack gap-2">
        {places.map((place) => (
          <li key={place.place}>
            {'prize' in place
              ? t('draw.places.prize', { prize: place.prize, item: place.item })
              : t('draw.places.reserve', { number: place.reserve })}{' '}
            <b className="num">
              {place.pseudonym ? groupedPseudonym(place.pseudonym) : t('draw.places.nobody')}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}
