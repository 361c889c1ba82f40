import { useEffect, useState } from 'react'
import { useDialog } from '~/navigation/dialog'
import type { ResolvePage, ShopPage } from '~/layouts/shop_page'

/**
 * Shows the dialog a response carries, beside the page. Its component is a page that frames itself
 * in `Dialog` and gets `onClose` besides its own properties.
 */
export function DialogOutlet({ resolvePage }: { resolvePage: ResolvePage }) {
  const dialog = useDialog()
  const name = dialog?.component ?? null
  const [loaded, setLoaded] = useState<{ name: string; Page: ShopPage } | null>(null)
  useEffect(() => {
    if (name === null) return
    let wanted = true
    void resolvePage(name).then((Page) => wanted && setLoaded({ name, Page }))
    return () => {
      wanted = false
    }
  }, [name, resolvePage])
  if (!dialog || loaded?.name !== name) return null
  return <loaded.Page key={dialog.key} {...dialog.props} onClose={dialog.close} />
}
