import { PicturePlaceholder } from '~/components/illustrations/picture_placeholder'
import { Picture, type PictureProps } from '~/components/ui/picture'

interface ItemPictureProps extends Omit<
  PictureProps,
  'src' | 'srcSet' | 'avifSrcSet' | 'alt' | 'fallback'
> {
  thumbnail: { url: string; alt_text: string } | null
  /** Words beside it say the same, so that the picture stays unread. */
  decorative?: boolean
}

/** The picture of a gift or a category, or a lid in its place. */
export function ItemPicture({ thumbnail, decorative, ...picture }: ItemPictureProps) {
  return (
    <Picture
      {...picture}
      src={thumbnail?.url}
      srcSet={thumbnail ? widthsOf(thumbnail.url, 'webp') : undefined}
      avifSrcSet={thumbnail ? widthsOf(thumbnail.url, 'avif') : undefined}
      alt={thumbnail && !decorative ? thumbnail.alt_text : ''}
      fallback={<PicturePlaceholder />}
    />
  )
}

/** Widths in px every picture is stored in. */
const WIDTHS = [320, 640, 960]

/** Every stored picture is there in three widths and two forms under the same name. */
export function widthsOf(url: string, form: 'webp' | 'avif'): string | undefined {
  const [, start] = /^(.*-)\d+\.webp$/.exec(url) ?? []
  if (start === undefined) return undefined
  return WIDTHS.map((width) => `${start}${width}.${form} ${width}w`).join(', ')
}
