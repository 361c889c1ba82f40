import { Mail, Phone } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { useT } from '~/translation/use_t'
import type { Representative } from './counselling_types'

/** Who gets the question, and how to reach them otherwise. */
export function AdviserCard({ representative }: { representative: Representative | null }) {
  const t = useT()
  return (
    <section className="panel stack" aria-labelledby="adviser">
      <h2 id="adviser" className="text-h5">
        {t('counselling.adviser')}
      </h2>
      {representative ? (
        <>
          <p>
            <b>{representative.name}</b>
          </p>
          <p className="soft small">
            {t(representative.phone ? 'counselling.adviser_text' : 'counselling.adviser_gets')}
          </p>
          <Ways {...representative} />
        </>
      ) : (
        <p className="soft small">{t('counselling.no_adviser')}</p>
      )}
    </section>
  )
}

function Ways({ phone, email }: Representative) {
  const t = useT()
  if (!phone && !email) return null
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <ButtonLink kind="second" icon={Phone} external href={`tel:${phone}`}>
          {t('counselling.call')}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink kind="second" icon={Mail} external href={`mailto:${email}`}>
          {t('counselling.write')}
        </ButtonLink>
      )}
    </div>
  )
}
