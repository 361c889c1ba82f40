import { Head } from '@inertiajs/react'
import { Blocks, type BlockData } from '~/components/content/blocks'
import type { InertiaProps } from '~/types'

type PageProps = InertiaProps<{
  page: { slug: string; title: string; hide_title: boolean; content: BlockData[] }
}>

/** A page that staff wrote. */
export default function Page({ page }: PageProps) {
  return (
    <div className="wrap">
      <Head title={page.title} />
      <article className="read">
        {!page.hide_title && (
          <div className="page-head">
            <h1>{page.title}</h1>
          </div>
        )}
        <div className="stack">
          <Blocks blocks={page.content} />
        </div>
      </article>
    </div>
  )
}
