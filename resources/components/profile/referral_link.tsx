import { Copy, CopyCheck, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { toast } from '~/hooks/toast'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'

/** The member's own link with what a device offers to pass it on. */
export function ReferralLink({ link }: { link: string }) {
  const t = useT()
  const { productName } = useShared()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const canShare = 'share' in navigator

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
    } catch {
      // The link is selected: the keys of the device copy it.
      void toast({ look: 'warning', text: t('profile.invite.copy_by_hand') })
    }
  }

  async function share() {
    const title = t('profile.invite.share_title', { product: productName })
    try {
      // Messengers show the text, mail programs the title.
      await navigator.share({ title, text: title, url: link })
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  return (
    <div className="form">
      <TextField
        ref={field}
        label={t('profile.invite.link')}
        value={link}
        readOnly
        data-referral-link
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        {canShare && (
          <Button icon={Share2} onClick={() => void share()}>
            {t('profile.invite.share')}
          </Button>
        )}
        <Button
          kind={canShare ? 'second' : 'primary'}
          icon={isCopied ? CopyCheck : Copy}
          onClick={() => void copy()}
        >
          {t('profile.invite.copy')}
        </Button>
        <p className="small font-bold text-positive" role="status">
          {isCopied && t('profile.invite.copied')}
        </p>
      </div>
    </div>
  )
}
