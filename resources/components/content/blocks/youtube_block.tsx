import { Play } from 'lucide-react'
import { useState } from 'react'
import type { ShownProps } from '@blocks/definitions'
import { AppLink } from '~/components/ui/app_link'
import { Button } from '~/components/ui/button'
import { useT } from '~/translation/use_t'
import { BlockPicture } from './block_picture'

/** A film that asks its server for nothing before somebody wants to see it. @source requirements T-11 */
export function YoutubeBlock({ video, title, poster, langs }: ShownProps<'youtube'>) {
  const t = useT()
  const [isWanted, setIsWanted] = useState(false)
  if (!video) return null
  if (isWanted) {
    return (
      <iframe
        className="block-film"
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen"
        // Without a referrer the player refuses to play (error 153).
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <div className="block-film waiting">
      {poster && <BlockPicture media={poster} alt="" />}
      <div className="words">
        <p className="text-h4" lang={langs?.title}>
          {title}
        </p>
        <div className="cta">
          <Button kind="second" icon={Play} onClick={() => setIsWanted(true)}>
            {t('block.youtube.play')}
          </Button>
          <AppLink
            external
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(video)}`}
            target="_blank"
          >
            {t('block.youtube.outside')}
          </AppLink>
        </div>
        <p className="small">{t('block.youtube.note')}</p>
      </div>
    </div>
  )
}
