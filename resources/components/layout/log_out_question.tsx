import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { logOut } from '~/navigation/log_out'
import { useT } from '~/translation/use_t'

interface LogOutQuestionProps {
  /** Scans on this phone that were not sent yet. */
  waiting: number
  onStay: () => void
}

/** Leaving with scans that wait: they stay on the phone and bring nothing until the next login. */
export function LogOutQuestion({ waiting, onStay }: LogOutQuestionProps) {
  const t = useT()
  return (
    <Dialog open onClose={onStay} closeLabel={t('layout.close')}>
      <DialogBody>
        <DialogTitle>{t('scan.waiting.log_out_title', { count: waiting })}</DialogTitle>
        <p>{t('scan.waiting.log_out_text')}</p>
        <div className="cta">
          <Button onClick={onStay}>{t('scan.waiting.stay')}</Button>
          <Button kind="danger" onClick={logOut}>
            {t('layout.log_out')}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  )
}
