import { Head } from '@inertiajs/react'
import { ItemPicture } from '~/components/catalogue/item_picture'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { formatDay } from '~/format/date'
import { useShopForm } from '~/forms/use_shop_form'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Reward = {
  id: number
  title: string
  thumbnail: { url: string; alt_text: string } | null
  state: 'open' | 'claimed' | 'used' | 'over'
  /** YYYY-MM-DD. */
  last_day: string
  is_there: boolean
  order: number | null
}

/** A gift that was awarded to the member, with one button. @source requirements H-69 */
export default function RewardPage({ reward }: InertiaProps<{ reward: Reward }>) {
  const t = useT()
  return (
    <div className="wrap">
      <Head title={t('reward.title')} />
      <div className="page-head">
        <h1>{t('reward.title')}</h1>
        {reward.state === 'open' && <p className="lead">{t('reward.lead')}</p>}
      </div>
      <section
        className="panel grid items-start gap-5 sm:grid-cols-[minmax(0,20rem)_1fr]"
        aria-labelledby="reward-name"
      >
        <ItemPicture
          thumbnail={reward.thumbnail}
          sizes="(min-width: 640px) 320px, 90vw"
          decorative
        />
        <div className="stack">
          <h2 id="reward-name">{reward.title}</h2>
          <WhatNow reward={reward} />
        </div>
      </section>
    </div>
  )
}

/** What the member can do with it now. */
function WhatNow({ reward }: { reward: Reward }) {
  const t = useT()
  const day = formatDay(reward.last_day, useLocale())
  if (reward.state === 'open') return <Claim reward={reward} day={day} />
  if (reward.state === 'claimed') {
    return (
      <>
        <Banner look="positive">{t('reward.state.claimed', { day })}</Banner>
        <ButtonLink href={route('checkout')}>{t('reward.cart')}</ButtonLink>
      </>
    )
  }
  if (reward.state === 'used') {
    return (
      <>
        <Banner look="positive">{t('reward.state.used')}</Banner>
        <ButtonLink href={route('orders.show', { id: reward.order! })}>
          {t('reward.order')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <Banner look="warning">{t('reward.state.over')}</Banner>
      <ButtonLink href={route('products')}>{t('reward.to_gifts')}</ButtonLink>
    </>
  )
}

function Claim({ reward, day }: { reward: Reward; day: string }) {
  const t = useT()
  const form = useShopForm({})
  const claim = () =>
    form.submit({ url: route('promotion.reward.claim', { promotionReward: reward.id }) })
  return (
    <>
      <p className="font-bold">{t('reward.until', { day })}</p>
      {!reward.is_there && <Banner look="warning">{t('reward.out_of_stock')}</Banner>}
      <div>
        <Button big busy={form.processing} onClick={claim}>
          {t('reward.claim')}
        </Button>
      </div>
      <p className="soft small">{t('reward.note')}</p>
    </>
  )
}
