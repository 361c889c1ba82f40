import { useEffect, useState } from 'react'
import { useDialog } from '~/navigation/dialog'
import { Mounted } from '~/navigation/protocol/mounted'
import type { DialogPage, ResolvePage } from '~/layouts/shop_page'

interface DialogOutletProps {
  resolvePage: ResolvePage
  /** The dialog a document was opened with: it stands in the first answer. */
  first?: DialogPage
}

/**
 * Shows the dialog a response carries, beside the page. Its component is a page that frames itself
 * in `Dialog` and gets `onClose` and `closeHref` besides its own properties.
 */
export function DialogOutlet({ resolvePage, first }: DialogOutletProps) {
  const dialog = useDialog()
  const name = dialog?.component ?? null
  const [loaded, setLoaded] = useState<DialogPage | null>(first ?? null)
  useEffect(() => {
    if (name === null || loaded?.name === name) return
    let wanted = true
    void resolvePage(name).then((Page) => wanted && setLoaded({ name, Page }))
    return () => {
      wanted = false
    }
  }, [name, loaded?.name, resolvePage])
  if (!dialog || loaded?.name !== name) return null
  const { key, props, baseUrl, close } = dialog
  return (
    <>
      <loaded.Page key={key} {...props} closeHref={baseUrl} onClose={close} />
      <Mounted key={`mounted-${key}`} isDialog />
    </>
  )
}
