import { Check } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { useT } from '~/translation/use_t'

interface SaveRowProps {
  form: {
    isDirty: boolean
    processing: boolean
    recentlySuccessful: boolean
    recentlyFailed: boolean
  }
}

/** The button of a profile form and what became of it; nothing changed, nothing to press. */
export function SaveRow({ form }: SaveRowProps) {
  const t = useT()
  const { isDirty, processing, recentlySuccessful, recentlyFailed } = form
  const isSaved = recentlySuccessful && !isDirty
  return (
    <div className="row flex-wrap">
      <Button type="submit" busy={processing} disabled={!isDirty && !processing}>
        {t('profile.save')}
      </Button>
      <p className="small" role="status">
        {isSaved && (
          <span className="row gap-2 font-bold text-positive">
            <Icon of={Check} />
            {t('profile.saved')}
          </span>
        )}
        {recentlyFailed && (
          <span className="font-bold text-negative">{t('profile.not_saved')}</span>
        )}
        {!isSaved && !recentlyFailed && !isDirty && (
          <span className="soft">{t('profile.unchanged')}</span>
        )}
      </p>
    </div>
  )
}
