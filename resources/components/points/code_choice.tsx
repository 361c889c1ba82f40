import { Button } from '~/components/ui/button'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { typedCode } from '@rules/code_text'
import { useT } from '~/translation/use_t'

interface CodeChoiceProps {
  codes: string[]
  onChoose: (code: string) => void
  onClose: () => void
}

/** Several codes in one picture: the member compares the characters below them and takes one. */
export default function CodeChoice({ codes, onChoose, onClose }: CodeChoiceProps) {
  const t = useT()
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      closeLabel={t('scan.close')}
      className="result gloves"
    >
      <div className="top">
        <DialogTitle>{t('scan.choice.title', { count: codes.length })}</DialogTitle>
        <p className="result-text">{t('scan.choice.text')}</p>
      </div>
      <div className="bottom">
        {codes.map((code) => (
          <Button key={code} kind="second" big onClick={() => onChoose(code)}>
            {typedCode(code)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
