import { Button } from '~/components/ui/button'
import { FieldNote } from '~/components/ui/field'
import { PointsFigure } from '~/components/ui/points_figure'
import { formatPoints } from '~/format/points'
import { useLocale, useT } from '~/translation/use_t'
import { OrderRow } from './order_row'
import type { Checkout } from './use_checkout'

/** What is ordered, what it costs and what is left; it stays in sight on wide screens. */
export function OrderPanel({ checkout }: { checkout: Checkout }) {
  const t = useT()
  const locale = useLocale()
  const { cart, form, total, left } = checkout
  return (
    <div className="panel stack stick-desk">
      <h2 className="text-h4 leading-none">{t('checkout.gifts')}</h2>
      <ul className="order-rows" aria-label={t('checkout.gifts')}>
        {Object.values(cart.items).map((item) => (
          <OrderRow key={item.id} item={item} checkout={checkout} />
        ))}
      </ul>
      <div className="field bad" role="alert">
        {form.errors.items && <FieldNote id="items-error" error={form.errors.items} />}
      </div>
      <div className="sums" aria-live="polite">
        <div>
          <span>{t('cart.available')}</span>
          <PointsFigure points={cart.available_points} locale={locale} />
        </div>
        <div>
          <span>{t('checkout.this_order')}</span>
          <span className="pts">{formatPoints(-total, locale)}</span>
        </div>
        <div className="mt-1 border-t-3 border-ink pt-2.5">
          <b>{t('checkout.left')}</b>
          {left >= 0 ? (
            <PointsFigure points={left} locale={locale} size="big" />
          ) : (
            <span className="text-negative">{t('checkout.short', { points: -left })}</span>
          )}
        </div>
      </div>
      <Button type="submit" big block busy={checkout.busy}>
        {t('checkout.order', { points: total })}
      </Button>
      {total > 0 && left >= 0 && (
        <p className="soft small">
          {t('checkout.sentence', {
            points: total,
            left,
          })}
        </p>
      )}
    </div>
  )
}
