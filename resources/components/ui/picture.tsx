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
  /** The first picture of a page or dialog: it loads at once and before others; all others load when they come near. */
  first?: boolean
  /** Shown where there is no picture, in place of the general drawing. */
  fallback?: ReactNode
  /** Gives up the default ratio of 16:9 and fills its place. */
  fill?: boolean
  className?: string
}

/** A picture in the 16:9 frame of the shop. @source requirements U-27 */
export function Picture({
  src,
  alt,
  srcSet,
  avifSrcSet,
  sizes,
  first,
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
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      ) : (
        (fallback ?? <PicturePlaceholder />)
      )}
    </div>
  )
}
