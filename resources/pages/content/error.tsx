import { Head } from '@inertiajs/react'
import { House } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { ErrorCode } from '~/components/ui/error_code'
import { useT } from '~/translation/use_t'
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
  const key = keyOf(status, code)
  const title = t(`${key}.title`)
  const name = catalogue().has(`${key}.name`) && t(`${key}.name`)
  return (
    <div className="wrap">
      <Head title={title} />
      <div className="notfound">
        <ErrorCode code={status} />
        {name && <p className="font-bold">{name}</p>}
        <h1>{title}</h1>
        <p className="lead soft max-w-[34ch]">{t(`${key}.text`)}</p>
        {requestId && <p className="small soft">{t('error_page.request', { id: requestId })}</p>}
        <ButtonLink href="/" big icon={House}>
          {t('error_page.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The words of the special code, else of the status, else those of any error. */
function keyOf(status: number, code: string): string {
  const names = [code, String(status), 'default'].map((name) => `error_page.${name}`)
  return names.find((name) => catalogue().has(`${name}.title`)) ?? names[2]
}
