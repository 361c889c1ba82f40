import { formatDate } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import type { FollowedOrder, SentParcel } from './order_types'

/** What has left for the member: by whom it comes, under which number, and what lies in it. */
export function OrderParcels({ order }: { order: FollowedOrder }) {
  const t = useT()
  const { parcels } = order
  if (!parcels.length) return null
  return (
    <section className="panel stack" aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="text-h4">
        {t('orders.parcels.title', { count: parcels.length })}
      </h2>
      <ol className="list">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="stack py-4">
            <ParcelFacts parcel={parcel} />
            {holdsAPart(parcel, order) && <ParcelGifts parcel={parcel} order={order} />}
          </li>
        ))}
      </ol>
      {order.status === 'processing' && <p className="soft">{t('orders.parcels.more')}</p>}
    </section>
  )
}

function ParcelFacts({ parcel }: { parcel: SentParcel }) {
  const t = useT()
  const locale = useLocale()
  const { carrier, reference, sent_at: sent, delivered_at: delivered } = parcel
  const facts = [
    ['sent', formatDate(sent, locale)],
    ['delivered', delivered !== null && formatDate(delivered, locale)],
    ['carrier', carrier],
    ['reference', reference],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <dl className="facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`orders.parcels.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything in one parcel needs no list of its own: it stands beside it. */
function holdsAPart({ gifts }: SentParcel, order: FollowedOrder): boolean {
  const pieces = (list: { quantity: number }[]) => list.reduce((sum, one) => sum + one.quantity, 0)
  return pieces(gifts) < pieces(order.gifts)
}

function ParcelGifts({ parcel, order }: { parcel: SentParcel; order: FollowedOrder }) {
  return (
    <ul className="stack gap-1!">
      {parcel.gifts.map(({ id, quantity }) => {
        const gift = order.gifts.find((one) => one.id === id)
        const { title, variation_text: chosen } = gift?.substitute ?? gift!
        return (
          <li key={id}>
            <b>{quantity} ×</b> {chosen ? `${title}, ${chosen}` : title}
          </li>
        )
      })}
    </ul>
  )
}
