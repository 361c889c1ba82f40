import { AppLink } from '~/components/ui/app_link'

/** A category with those below it. */
export type CategoryNode = {
  slug: string
  title: string
  description: string
  children: CategoryNode[]
}

/** Categories in two columns; one with others below it can be folded, one without leads to its articles. */
export function CategoryTree({ categories }: { categories: CategoryNode[] }) {
  return (
    <div className="kb">
      {categories.map((category) => (
        <section key={category.slug} className="panel">
          <Branch category={category} />
        </section>
      ))}
    </div>
  )
}

function Branch({ category: { slug, title, description, children } }: { category: CategoryNode }) {
  if (children.length === 0) {
    return (
      <>
        <AppLink className="kb-leaf" href={`/tudasbazis/kategoriak/${slug}`}>
          {title}
        </AppLink>
        {description && <p className="soft">{description}</p>}
      </>
    )
  }
  return (
    <details open>
      <summary>{title}</summary>
      {description && <p className="soft">{description}</p>}
      <ul className="stack">
        {children.map((child) => (
          <li key={child.slug}>
            <Branch category={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
