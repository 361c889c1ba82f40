import { Bookmark, Check } from 'lucide-react'
import { AppLink } from '~/components/ui/app_link'
import { Icon } from '~/components/ui/icon'
import { IconButton } from '~/components/ui/icon_button'
import { Tape } from '~/components/ui/tape'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import { ItemPicture } from './item_picture'
import { forecastText, rhythmText, toGoText, type SavingPlan } from './saving_texts'
import { useWishes } from './use_wishes'

/** Every gift a member saves for with the way to it; the bookmark takes it off and on again. */
export function SavingList({ savings }: { savings: SavingPlan[] }) {
  const t = useT()
  const { isSaved, toggle } = useWishes()
  if (!savings.length) return null
  return (
    <section className="stack" aria-labelledby="savings">
      <h2 id="savings">{t('savings.title')}</h2>
      <div className="panel flush savings">
        <ul className="list">
          {savings.map((plan) => (
            <li key={plan.id} className="saving">
              <ItemPicture thumbnail={plan.thumbnail} decorative sizes="112px" />
              <div className="way">
                <div className="reach">
                  <AppLink href={route('product.detail', { product: plan.slug })}>
                    {plan.title}
                  </AppLink>
                  <Progress plan={plan} />
                </div>
                <Plan plan={plan} />
              </div>
              <IconButton
                className={isSaved(plan) ? 'save saved' : 'save'}
                icon={Bookmark}
                label={t('wishlist.toggle_named', { title: plan.title })}
                aria-pressed={isSaved(plan)}
                onClick={() => toggle(plan)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Progress({ plan }: { plan: SavingPlan }) {
  const t = useT()
  const locale = useLocale()
  if (plan.stock === 0) return <p className="gap-note">{t('product.unavailable')}</p>
  if (plan.missing === 0) {
    return (
      <p className="gap-note enough">
        <Icon of={Check} size="xs" />
        {t('product.enough')}
      </p>
    )
  }
  const language = { t, locale }
  return (
    <>
      <Tape
        size="slim"
        share={plan.share}
        label={t('product.way', { title: plan.title })}
        valueText={toGoText(plan, language)}
      />
      <p className="gap-note">
        <b>{toGoText(plan, language)}</b>
      </p>
    </>
  )
}

/** What it takes, and when it will be enough. */
function Plan({ plan }: { plan: SavingPlan }) {
  const t = useT()
  const locale = useLocale()
  if (plan.stock === 0 || plan.missing === 0) return null
  const language = { t, locale }
  return (
    <div className="plan">
      {plan.rhythm && <p className="gap-note">{rhythmText(plan, language)}</p>}
      <p className="gap-note">{forecastText(plan, language)}</p>
    </div>
  )
}
