import { AppLink } from '~/components/ui/app_link'
import { Tape } from '~/components/ui/tape'
import { formatPoints } from '~/format/points'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import { ItemPicture } from './item_picture'
import { forecastText, rhythmText, toGoText, type SavingPlan } from './saving_texts'
import { useWishes } from './use_wishes'

/** Figures under the tape, from nothing to the whole price. */
const SCALE_STEPS = 3

/** The dearest gift a member saves for and does not reach yet, on the hub. */
export function SavingGoal({ savings }: { savings: SavingPlan[] }) {
  const t = useT()
  const locale = useLocale()
  const goal = useGoal(savings)
  if (!goal) return savings.length ? null : <NoWishYet />
  const language = { t, locale }
  const way = rhythmText(goal, language)
  return (
    <div className="next">
      <div className="next-gift">
        <ItemPicture thumbnail={goal.thumbnail} decorative first sizes="176px" />
        <div>
          <h2>
            <AppLink className="plain" href={route('product.detail', { product: goal.slug })}>
              {goal.title}
            </AppLink>
          </h2>
          <p className="text-on-night-soft">
            <b className="text-white">{toGoText(goal, language)}</b>
          </p>
          {way && <p className="text-on-night-soft">{way}</p>}
        </div>
      </div>
      <Tape
        share={goal.share}
        label={t('product.way', { title: goal.title })}
        valueText={toGoText(goal, language)}
      />
      <div className="scale" aria-hidden="true">
        {scaleOf(goal.price).map((mark) => (
          <span key={mark}>{formatPoints(mark, locale)}</span>
        ))}
      </div>
      <p className="small text-on-night-soft">{forecastText(goal, language)}</p>
    </div>
  )
}

/** The first plan that is still saved for and out of reach; plans come dearest first. */
export function useGoal(savings: SavingPlan[]): SavingPlan | undefined {
  const { isSaved } = useWishes()
  return savings.find((plan) => plan.missing > 0 && isSaved(plan))
}

function NoWishYet() {
  const t = useT()
  return (
    <p className="text-on-night-soft">
      {t('savings.empty')}{' '}
      <Link route="product-categories" className="plain">
        {t('savings.choose')}
      </Link>
    </p>
  )
}

function scaleOf(price: number): number[] {
  const marks = Array.from({ length: SCALE_STEPS + 1 }, (_, step) =>
    Math.round((price * step) / SCALE_STEPS)
  )
  return [...new Set(marks)]
}
