import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { logOut } from '~/navigation/log_out'
import { useWaitingCount } from '~/scan_queue/waiting_count'
import { useT } from '~/translation/use_t'
import { LogOutQuestion } from './log_out_question'

/** The way out; it asks first where scans wait on this phone. */
export function LogOutButton({ className }: { className?: string }) {
  const t = useT()
  const waiting = useWaitingCount()
  const [isAsking, setAsking] = useState(false)
  const press = () => (waiting > 0 ? setAsking(true) : logOut())
  return (
    <>
      <Button kind="quiet" icon={LogOut} className={className} onClick={press}>
        {t('layout.log_out')}
      </Button>
      {isAsking && <LogOutQuestion waiting={waiting} onStay={() => setAsking(false)} />}
    </>
  )
}
