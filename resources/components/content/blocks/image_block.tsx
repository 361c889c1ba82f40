import type { ShownProps } from '@blocks/definitions'
import { BlockPicture, wordsOf } from './block_picture'

/** A picture with its words. @source requirements T-09 */
export function ImageBlock(props: ShownProps<'image'>) {
  const { media, alt_text: altText, decorative, caption, ratio, langs } = props
  if (!media) return null
  return (
    <figure className="block-figure">
      <BlockPicture
        media={media}
        ratio={ratio}
        {...(decorative ? { alt: '' } : wordsOf(media, altText, langs?.alt_text))}
      />
      {caption && <figcaption lang={langs?.caption}>{caption}</figcaption>}
    </figure>
  )
}
