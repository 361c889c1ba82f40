import { Copy, CopyCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ShownProps } from '@blocks/definitions'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { TextField } from '~/components/ui/text_field'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { usePersonal } from './personal'

/** The member's own link with copy; a guest is led to the login. @source requirements T-13 */
export function ReferralBlock({ title, text, langs }: ShownProps<'referral link'>) {
  const t = useT()
  const { referral_link: link } = usePersonal()
  return (
    <section className="panel stack">
      <h2 className="text-h3" lang={langs?.title}>
        {title || t('block.referral.title')}
      </h2>
      {text && <p lang={langs?.text}>{text}</p>}
      {link ? (
        <OwnLink link={link} />
      ) : (
        <div>
          <ButtonLink kind="second" href={route('login')}>
            {t('block.referral.log_in')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function OwnLink({ link }: { link: string }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t('block.referral.copied'))
    } catch {
      // The link is selected: the keys of the device copy it.
      setSaid(t('block.referral.copy_by_hand'))
    }
  }

  return (
    <>
      <TextField ref={field} label={t('block.referral.link')} value={link} readOnly />
      <div className="cta">
        <Button
          icon={said === t('block.referral.copied') ? CopyCheck : Copy}
          onClick={() => void copy()}
        >
          {t('block.referral.copy')}
        </Button>
        <p className="small font-bold text-positive" role="status">
          {said}
        </p>
      </div>
    </>
  )
}
