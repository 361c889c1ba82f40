import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { JsonError, postJson, withFreshToken } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useErrorText, useT } from '~/translation/use_t'

/** Leads to the rules of the game that runs. */
const RULES = '/szulinap/szabalyzat'
const PRIVACY = '/adatvedelmi-tajekoztato'

interface RulesFormProps {
  /** Told once the server has the acceptance. */
  onJoined: () => void
  /** Another way on, beside joining. */
  children?: ReactNode
}

/** The one box for the rules of the game and the privacy notice. @source requirements */
export function RulesForm({ onJoined, children }: RulesFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const [isTicked, setTicked] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function join(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const accept = route('consent.birthday-promo.accept')
      await withFreshToken(() => postJson(accept, { consent: isTicked }))
      onJoined()
    } catch (failure) {
      const code = failure instanceof JsonError ? failure.codeOf('consent') : undefined
      if (code === 'no_running_game') setError(t('promo.rules.no_game'))
      else setError(code ? errorText(code, 'consent') : t('promo.rules.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="stack" onSubmit={join} noValidate>
      <Checkbox
        label={<RulesLabel />}
        checked={isTicked}
        error={error}
        onChange={({ target }) => {
          setTicked(target.checked)
          setError(undefined)
        }}
      />
      <div className="cta">
        <Button kind="primary" type="submit" busy={isBusy}>
          {t('promo.rules.join')}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** The sentence with both of its links, which open beside the page. */
function RulesLabel() {
  const t = useT()
  const links: Record<string, string> = { rules: RULES, privacy: PRIVACY }
  const parts = t('promo.rules.label', { rules: '|rules|', privacy: '|privacy|' }).split('|')
  return parts.map((part) =>
    part in links ? (
      <a key={part} href={links[part]} target="_blank" rel="noopener">
        {t(`promo.rules.${part}`)}
      </a>
    ) : (
      part
    )
  )
}
