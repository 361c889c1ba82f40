import { Button } from '~/components/ui/button'
import { useT } from '~/translation/use_t'

/** Says that what was typed is kept, and offers the address of the profile instead. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  const t = useT()
  return (
    <div className="stack gap-2!">
      <p className="soft small">{t('checkout.draft')}</p>
      <Button kind="quiet" className="justify-self-start" onClick={onDrop}>
        {t('checkout.draft_drop')}
      </Button>
    </div>
  )
}
