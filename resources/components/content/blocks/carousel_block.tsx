import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { ShownProps } from '@blocks/definitions'
import { AppLink } from '~/components/ui/app_link'
import { IconButton } from '~/components/ui/icon_button'
import { useT } from '~/translation/use_t'
import { BlockPicture, wordsOf } from './block_picture'
import { outside } from './outside'

/** Pictures that are pushed aside by finger, keys or buttons; they never move by themselves. @source requirements T-03 */
export function CarouselBlock({ label, slides, langs }: ShownProps<'carousel'>) {
  const t = useT()
  const track = useRef<HTMLUListElement>(null)
  const shown = slides.filter(({ media }) => media)

  /** @param steps slides to the right; negative to the left */
  function move(steps: number) {
    const list = track.current
    if (!list) return
    const width = list.clientWidth
    const last = shown.length - 1
    const at = Math.min(last, Math.max(0, Math.round(list.scrollLeft / width) + steps))
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left: at * width, behavior: isCalm ? 'instant' : 'smooth' })
  }

  return (
    <section className="block-carousel" aria-label={label} lang={langs?.label}>
      {/* Keys push it aside where it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <ul ref={track} tabIndex={shown.length > 1 ? 0 : undefined}>
        {shown.map(({ media, alt_text: altText, link, langs: own }, at) => {
          const picture = media && (
            <BlockPicture media={media} {...wordsOf(media, altText, own?.alt_text)} />
          )
          return (
            <li key={at}>
              {link ? (
                <AppLink href={link.href} {...outside(link)}>
                  {picture}
                </AppLink>
              ) : (
                picture
              )}
            </li>
          )
        })}
      </ul>
      {shown.length > 1 && (
        <div className="cta">
          <IconButton
            solid
            icon={ChevronLeft}
            label={t('block.carousel.previous')}
            onClick={() => move(-1)}
          />
          <IconButton
            solid
            icon={ChevronRight}
            label={t('block.carousel.next')}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  )
}
