import { Head } from '@inertiajs/react'
import { House } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { ErrorCode } from '~/components/ui/error_code'
import { useT } from '~/translation/use_t'
import { useShared } from '~/hooks/use_shared'
import { catalogue } from '~/translation/catalogue'
import type { InertiaProps } from '~/types'

type ErrorProps = InertiaProps<{
  status: number
  /** A cause with words of its own where the status alone says too little: `invalid_signature`. */
  code: string
  /** What to tell the operators; null where nothing broke. */
  requestId: string | null
}>

/** What is shown when something went wrong: the status, what it means, the way home. */
export default function ErrorPage({ status, code, requestId }: ErrorProps) {
  const t = useT()
  const { productName } = useShared()
  const [title, text] = keysOf(status, code).map((key) => t(key))
  return (
    <div className="wrap">
      <Head title={`${title} | ${productName}`} />
      <div className="notfound">
        <ErrorCode code={status} />
        <h1>{title}</h1>
        <p className="lead soft max-w-[34ch]">{text}</p>
        {requestId && <p className="small soft">{t('error_page.request', { id: requestId })}</p>}
        <ButtonLink href="/" big icon={House}>
          {t('error_page.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The words of the special code, else of the status, else those of any error. */
function keysOf(status: number, code: string): [string, string] {
  const names = [code, String(status), 'default']
  const name = names.find((part) => part && catalogue().has(`error_page.${part}.title`))
  return [`error_page.${name}.title`, `error_page.${name}.text`]
}
