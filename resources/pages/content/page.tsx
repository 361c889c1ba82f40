import { Head } from '@inertiajs/react'
import type { BlockData } from '~/components/content/blocks/blocks'
import type { PersonalParts } from '~/components/content/blocks/personal'
import { PageView } from '~/components/content/page_view'
import type { InertiaProps } from '~/types'

type PageProps = InertiaProps<{
  page: { slug: string; title: string; hide_title: boolean; content: BlockData[] }
  personal: PersonalParts
}>

/** A page that staff wrote. */
export default function Page({ page, personal }: PageProps) {
  return (
    <>
      <Head title={page.title} />
      <PageView page={page} personal={personal} />
    </>
  )
}
