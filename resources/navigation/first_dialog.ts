import { fetchDialogs } from '~/components/ui/dialog'
import type { DialogPage, ResolvePage } from '~/layouts/shop_page'

/** Loads the dialog that a page was opened with, so that it is taken over with the page. */
export async function firstDialog(name: string, resolvePage: ResolvePage): Promise<DialogPage> {
  const [Page] = await Promise.all([resolvePage(name), fetchDialogs()])
  return { name, Page }
}
