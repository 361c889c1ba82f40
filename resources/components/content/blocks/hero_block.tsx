import type { ShownProps } from '@blocks/definitions'
import { ButtonLink } from '~/components/ui/button_link'
import { BlockPicture, wordsOf } from './block_picture'
import { outside } from './outside'

/** A campaign over the whole width. @source requirements T-12 */
export function HeroBlock(props: ShownProps<'promo hero section'>) {
  const { title, text, media, button, link, langs } = props
  return (
    <section className="promo-strip">
      <div className="body">
        <h2 lang={langs?.title}>{title}</h2>
        {text && <p lang={langs?.text}>{text}</p>}
        {link && button && (
          <div>
            <ButtonLink kind="second" href={link.href} lang={langs?.button} {...outside(link)}>
              {button}
            </ButtonLink>
          </div>
        )}
      </div>
      {media && <BlockPicture media={media} {...wordsOf(media)} />}
    </section>
  )
}
