import type { ShownMedia, ShownProps } from '@blocks/definitions'
import { classNames } from '~/components/ui/class_names'

/** Most of what a picture of a page is wide. */
const SIZES = '(min-width: 1024px) 1200px, 100vw'
/** Every stored picture has an AVIF of the same width beside its WebP. */
const FORM = /\.webp(?= |$)/g

const RATIOS: Record<string, string> = {
  1.7778: 'ratio-wide',
  1.3333: 'ratio-photo',
  1: 'ratio-square',
  0.75: 'ratio-tall',
}

interface BlockPictureProps {
  media: ShownMedia
  /** Empty for decoration. */
  alt: string
  ratio?: ShownProps<'image'>['ratio']
  lang?: string
}

/** A picture of the library, cut to a ratio around what must stay visible. @source requirements U-27 */
export function BlockPicture({ media, alt, ratio = 1.7778, lang }: BlockPictureProps) {
  const { url, srcset, width, height, focus_x: x, focus_y: y } = media
  const sizes = srcset ? SIZES : undefined
  return (
    <picture className="block-art">
      {srcset && (
        <source type="image/avif" srcSet={srcset.replaceAll(FORM, '.avif')} sizes={sizes} />
      )}
      <img
        className={classNames('block-picture', RATIOS[ratio], `focus-x-${x}`, `focus-y-${y}`)}
        src={url}
        srcSet={srcset ?? undefined}
        sizes={sizes}
        width={width ?? undefined}
        height={height ?? undefined}
        alt={alt}
        lang={alt ? lang : undefined}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** Words for a picture: its own, else those of the library, with their language where it is not that of the page. */
export function wordsOf(
  media: ShownMedia,
  own = '',
  lang?: string
): { alt: string; lang?: string } {
  return own ? { alt: own, lang } : { alt: media.alt_text, lang: media.alt_lang ?? undefined }
}
