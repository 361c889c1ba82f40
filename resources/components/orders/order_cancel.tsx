import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { useShopForm } from '~/forms/use_shop_form'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { FollowedOrder } from './order_types'

/** Until somebody works on the order its member can cancel it; the points come back. */
export function OrderCancel({ order }: { order: FollowedOrder }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  // What another gift in its place gave back has come back already.
  const credited = order.gifts.reduce((sum, { substitute }) => sum + (substitute?.credited ?? 0), 0)
  const points = order.total - credited
  const form = useShopForm<{ cancel?: never }>({})

  function cancel() {
    form.submit({
      url: route('orders.cancel', { id: order.id }),
      errorBag: 'cancel',
      onSuccess: () => setOpen(false),
      onError: () => setOpen(false),
    })
  }

  return (
    <>
      {form.errors.cancel && (
        <Banner look="negative" live="alert">
          {form.errors.cancel}
        </Banner>
      )}
      {order.status === 'received' && (
        <div>
          <Button kind="quiet" icon={CircleX} onClick={() => setOpen(true)}>
            {t('orders.cancel.button')}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} closeLabel={t('layout.close')}>
        <DialogBody>
          <div className="stack">
            <DialogTitle>{t('orders.cancel.question', { order: order.id })}</DialogTitle>
            <p>{points > 0 ? t('orders.cancel.text', { points }) : t('orders.cancel.text_free')}</p>
            <div className="cta">
              <Button kind="danger" busy={form.processing} onClick={cancel}>
                {t('orders.cancel.confirm')}
              </Button>
              <Button kind="second" onClick={() => setOpen(false)}>
                {t('orders.cancel.keep')}
              </Button>
            </div>
          </div>
        </DialogBody>
      </Dialog>
    </>
  )
}
