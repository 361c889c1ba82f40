import { usePage } from '@inertiajs/react'
import { Banner } from '~/components/ui/banner'
import { catalogue } from '~/translation/catalogue'
import { useErrorText } from '~/translation/use_t'

/** What the last request has to tell: status and success in green, error in crimson. */
export function FlashBanners() {
  const { flash, props } = usePage()
  const errorText = useErrorText()
  const { status, success, error } = flash as Record<string, string | undefined>
  const hasSome = status || success || error
  return (
    <div className={hasSome ? 'wrap flash-row' : undefined}>
      <div role="status" className="contents">
        {status && <Banner look="positive">{sentenceOf(status)}</Banner>}
        {success && <Banner look="positive">{success}</Banner>}
      </div>
      {error && (
        <Banner look="negative" live="alert">
          {errorText(error, undefined, props.errors as Record<string, string>)}
        </Banner>
      )}
    </div>
  )
}

/** Some routes answer with the name of what was done; the rest are sentences already. */
function sentenceOf(status: string): string {
  const key = `flash.${status}`
  return catalogue().has(key) ? catalogue().text(key) : status
}
