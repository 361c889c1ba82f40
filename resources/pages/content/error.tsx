import { Head } from '@inertiajs/react'
import { errorHelp, type ErrorHelp } from '@rules/error_help'
import { House } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { ErrorCode } from '~/components/ui/error_code'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { catalogue } from '~/translation/catalogue'
import type { InertiaProps } from '~/types'

type ErrorProps = InertiaProps<{
  status: number
  /** A cause with words of its own where the status alone says too little: `invalid_signature`. */
  code: string
  /** What to tell the operators; null where nothing broke. */
  requestId: string | null
  /** The address to load for another try. */
  again: string
}>

/** What is shown when something went wrong: the status, what it means, what helps, the way home. */
export default function ErrorPage({ status, code, requestId, again }: ErrorProps) {
  const t = useT()
  const key = keyOf(status, code)
  const title = t(`${key}.title`)
  const name = catalogue().has(`${key}.name`) && t(`${key}.name`)
  const help = errorHelp(status, code)
  return (
    <div className="wrap">
      <Head title={title} />
      <div className="notfound">
        <ErrorCode code={status} />
        {name && <p className="font-bold">{name}</p>}
        <h1>{title}</h1>
        <p className="lead soft max-w-[34ch]">{t(`${key}.text`)}</p>
        {requestId && <p className="small soft">{t('error_page.request', { id: requestId })}</p>}
        {help && <HelpLink help={help} again={again} />}
        <ButtonLink href="/" kind={help ? 'second' : 'primary'} big icon={House}>
          {t('error_page.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Leads to the login, which leads back, or loads the document anew: what failed may be its scripts. */
function HelpLink({ help, again }: { help: ErrorHelp; again: string }) {
  const t = useT()
  const isLogin = help === 'log_in'
  return (
    <ButtonLink href={isLogin ? route('login') : again} external={!isLogin} big>
      {t(isLogin ? 'layout.log_in' : 'error_page.again')}
    </ButtonLink>
  )
}

/** The words of the special code, else of the status, else those of any error. */
function keyOf(status: number, code: string): string {
  const names = [code, String(status), 'default'].map((name) => `error_page.${name}`)
  return names.find((name) => catalogue().has(`${name}.title`)) ?? names[2]
}
