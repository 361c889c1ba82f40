import { router } from '@inertiajs/react'
import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

interface QuizFilmProps {
  /** The id of the questionnaire the film belongs to. */
  questionnaire: number
  /** As YouTube knows it. */
  video: string
  title: string
}

/** A film before the questions: YouTube hears of the visitor once the film is wanted, and the shop when it began. */
export function QuizFilm({ questionnaire, video, title }: QuizFilmProps) {
  const t = useT()
  const { security } = useShared()
  const [isWanted, setWanted] = useState(false)

  function start() {
    setWanted(true)
    if (!security.user) return
    const options = { preserveScroll: true, preserveState: true }
    router.post(route('questionnaire.start', { questionnaire }), {}, options)
  }

  if (!isWanted) {
    return (
      <div>
        <Button kind="second" icon={CirclePlay} onClick={start}>
          {t('questionnaire.watch')}
        </Button>
        <p className="hint">{t('questionnaire.watch_note')}</p>
      </div>
    )
  }
  return (
    <iframe
      className="aspect-video w-full"
      src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation"
    />
  )
}
