import type { ReactNode } from 'react'
import { PicturePlaceholder } from '../illustrations/picture_placeholder'
import { classNames } from './class_names'

export interface PictureProps {
  src?: string | null
  /** Empty where the words beside it say the same. */
  alt: string
  /** Candidate widths for the browser to choose from. */
  srcSet?: string
  /** The same widths as AVIF, for browsers that know it. */
  avifSrcSet?: string
  sizes?: string
  /** Loads at once; for the first picture of a page. */
  eager?: boolean
  /** Shown where there is no picture, in place of the general drawing. */
  fallback?: ReactNode
  /** Gives up the default ratio of 16:9 and fills its place. */
  fill?: boolean
  className?: string
}

/** A picture in the 16:9 frame of the shop. @source specification §9, ratio 1.7778 */
export function Picture({
  src,
  alt,
  srcSet,
  avifSrcSet,
  sizes,
  eager,
  fallback,
  fill,
  className,
}: PictureProps) {
  return (
    <div className={classNames('art', !fill && 'r16', className)}>
      {src ? (
        <picture>
          {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
          <img
            src={src}
            alt={alt}
            srcSet={srcSet}
            sizes={sizes}
            width={960}
            height={540}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </picture>
      ) : (
        (fallback ?? <PicturePlaceholder />)
      )}
    </div>
  )
}
