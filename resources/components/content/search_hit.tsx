import { AppLink } from '~/components/ui/app_link'
import { useT } from '~/translation/use_t'

/** A piece of a text; a hit is a word that was looked for. */
export type Piece = { text: string; hit: boolean }

export type Hit = {
  href: string
  kind: string
  title: Piece[]
  excerpt: Piece[]
}

/** A text that was found: where it leads, what it is, and the place with the words. */
export function SearchHit({ hit }: { hit: Hit }) {
  const t = useT()
  return (
    <li className="panel stack gap-2">
      <h2>
        <AppLink href={hit.href}>
          <Marked pieces={hit.title} />
        </AppLink>
      </h2>
      <p className="soft">{t(`search.kind.${hit.kind}`)}</p>
      {hit.excerpt.length > 0 && (
        <p>
          <Marked pieces={hit.excerpt} />
        </p>
      )}
    </li>
  )
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))
}
