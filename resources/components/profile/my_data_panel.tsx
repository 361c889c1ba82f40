import { Download } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

/** Everything held about the member, in one file. */
export function MyDataPanel() {
  const t = useT()
  return (
    <div className="stack">
      <p>{t('profile.my_data.text')}</p>
      <div>
        <ButtonLink external icon={Download} href={route('profile.my-data')}>
          {t('profile.my_data.button')}
        </ButtonLink>
      </div>
      <p className="small soft">{t('profile.my_data.limit')}</p>
    </div>
  )
}
