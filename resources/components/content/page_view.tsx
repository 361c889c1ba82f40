import { Blocks, type BlockData } from './blocks/blocks'
import type { PersonalParts } from './blocks/personal'

export interface PageViewProps {
  page: { title: string; hide_title: boolean; content: BlockData[] }
  personal: PersonalParts
}

/** A page that staff wrote, without what it says in the browser's tab. */
export function PageView({ page, personal }: PageViewProps) {
  return (
    <div className="wrap">
      <article className="read">
        {!page.hide_title && (
          <div className="page-head">
            <h1>{page.title}</h1>
          </div>
        )}
        <div className="stack">
          <Blocks blocks={page.content} personal={personal} />
        </div>
      </article>
    </div>
  )
}
