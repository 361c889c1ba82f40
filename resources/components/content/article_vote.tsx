import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useT } from '~/translation/use_t'

/** Asks whether an article helped; the answer is counted without a name. */
export function ArticleVote({ slug }: { slug: string }) {
  const t = useT()
  const [isTold, setTold] = useState(false)

  function tell(helped: boolean) {
    const options = { preserveScroll: true, preserveState: true, onSuccess: () => setTold(true) }
    router.post(`/tudasbazis/${slug}/segitett`, { helped }, options)
  }

  return (
    <section className="panel stack" aria-labelledby="helped">
      <h2 id="helped">{t('knowledge.helped.title')}</h2>
      <p role="status" className={isTold ? undefined : 'sr'}>
        {isTold && t('knowledge.helped.thanks')}
      </p>
      {!isTold && (
        <div className="toolbar">
          <Button kind="second" onClick={() => tell(true)}>
            {t('knowledge.helped.yes')}
          </Button>
          <Button kind="second" onClick={() => tell(false)}>
            {t('knowledge.helped.no')}
          </Button>
        </div>
      )}
    </section>
  )
}
