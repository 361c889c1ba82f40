import { Head } from '@inertiajs/react'
import { ScanQrCode } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { widthsOf } from '~/components/catalogue/item_picture'
import { Picture } from '~/components/ui/picture'
import { PointsFigure } from '~/components/ui/points_figure'
import { Table } from '~/components/ui/table'
import { formatPoints } from '~/format/points'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** A fixed number of points, or the lowest and the highest. */
type Amount = number | [number, number]

export type CollectionProps = InertiaProps<{
  products: { title: string; points: number; picture: string | null }[]
  /** Points by source. */
  additionalPoints: Record<string, Amount>
}>

/** What earns points: the products with a sticker, and the other ways. */
export default function Collection({ products, additionalPoints }: CollectionProps) {
  const t = useT()
  return (
    <div className="wrap">
      <Head title={t('points.collection.title')} />
      <div className="page-head">
        <h1>{t('points.collection.title')}</h1>
        <p className="lead">{t('points.collection.lead')}</p>
        <div className="cta">
          <ButtonLink kind="tape" big icon={ScanQrCode} href={route('qr-code', { startscan: 1 })}>
            {t('points.collection.open_scanner')}
          </ButtonLink>
        </div>
      </div>
      <div className="two">
        <section className="stack" aria-labelledby="products">
          <h2 id="products">{t('points.collection.products')}</h2>
          <Products products={products} />
        </section>
        <section className="stack" aria-labelledby="sources">
          <h2 id="sources">{t('points.collection.sources')}</h2>
          <Sources additionalPoints={additionalPoints} />
          <div>
            <ButtonLink kind="second" href={route('extra-points')}>
              {t('points.collection.extra_points')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  )
}

function Products({ products }: Pick<CollectionProps, 'products'>) {
  const t = useT()
  const locale = useLocale()
  const columns = [
    { key: 'title', title: t('points.collection.product') },
    { key: 'points', title: t('points.collection.points'), right: true },
  ]
  if (products.length === 0) return <p className="panel">{t('points.collection.no_products')}</p>
  return (
    <div className="panel flush">
      <Table caption={t('points.collection.products')} columns={columns}>
        {products.map((product) => (
          <tr key={product.title}>
            <td>
              <span className="row">
                {product.picture && (
                  <Picture
                    src={product.picture}
                    alt=""
                    srcSet={widthsOf(product.picture, 'webp')}
                    avifSrcSet={widthsOf(product.picture, 'avif')}
                    sizes="72px"
                    fill
                    className="art-row"
                  />
                )}
                <b>{product.title}</b>
              </span>
            </td>
            <td className="r">
              <PointsFigure points={product.points} locale={locale} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

function Sources({ additionalPoints }: Pick<CollectionProps, 'additionalPoints'>) {
  const t = useT()
  const locale = useLocale()
  const columns = [
    { key: 'source', title: t('points.collection.for_what') },
    { key: 'points', title: t('points.collection.points'), right: true },
  ]
  return (
    <div className="panel flush">
      <Table caption={t('points.collection.sources')} columns={columns}>
        {Object.entries(additionalPoints).map(([source, amount]) => (
          <tr key={source}>
            <td>{t(`points.source.${source}`)}</td>
            <td className="r">
              <b className="num">{amountText(amount, locale)}</b>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

/** "300", or a range with an en dash: "50–300". */
function amountText(amount: Amount, locale: string): string {
  if (typeof amount === 'number') return formatPoints(amount, locale)
  return amount.map((points) => formatPoints(points, locale)).join('–')
}
